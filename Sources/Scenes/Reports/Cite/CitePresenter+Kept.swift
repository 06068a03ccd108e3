import MVP
import Newspapers
import Presentation

/// What this machine knows about the cited works.
extension CitePresenter {
  struct Kept: Sendable {
    var records: [LCCN: NewspaperRecord] = [:]
    /// The numbers of the pages of issues.
    var pages: [IssueID: [Int]] = [:]
    /// What to say about issues that do not exist.
    var absences: [IssueID: String] = [:]
  }

  /// All at once: switching between threads would take longer than reading it. Missing records are requested one
  /// by one.
  @concurrent static func kept(_ items: [CiteOrder.Item]) async -> Kept {
    var kept = Kept()
    var (tried, asked): (Set<LCCN>, Set<IssueID>) = ([], [])
    var local: [String: Set<LCCN>] = [:]
    for item in items {
      guard case .address(let address) = item.work else { continue }
      let archive = item.service.archive
      let here = local[item.service.name] ?? Set(archive.localPages.keys)
      local[item.service.name] = here
      if let issue = address.issue, asked.insert(issue).inserted {
        await kept.look(for: issue, in: archive, isHere: here.contains(issue.lccn))
      }
      if tried.insert(address.lccn).inserted {
        kept.records[address.lccn] = try? await item.service.directory.newspaper(
          address.lccn, freshness: .kept)
      }
    }
    return kept
  }
}

extension CitePresenter.Kept {
  /// - Parameter isHere: whether all there is of the newspaper is on this machine.
  fileprivate mutating func look(
    for issue: IssueID, in archive: any NewspaperArchive, isHere: Bool
  ) async {
    do throws(NewspaperError) {
      pages[issue] = try await archive.issue(issue, freshness: .kept).pages.map(\.sequence)
    } catch {
      if isHere, case .notFound = error {
        absences[issue] = Failure.words(for: error)
      } else if let absence = await archive.knownAbsence(of: .issue(issue)), !absence.isOfNewspaper {
        // The list of issues may be here even if the issue is not.
        absences[issue] = absence.words
      }
    }
  }
}
