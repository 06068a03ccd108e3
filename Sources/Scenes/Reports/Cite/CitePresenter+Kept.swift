import MVP
import Newspapers
import Presentation

/// What this machine knows about the cited works.
extension CitePresenter {
  /// A newspaper or an issue at a source: what is known about it may be different at another.
  struct Subject<ID: Hashable & Sendable>: Hashable, Sendable {
    let id: ID
    let source: String

    init(_ id: ID, _ service: NewspaperService) { (self.id, source) = (id, service.name) }
  }

  struct Kept: Sendable {
    var records: [Subject<LCCN>: NewspaperRecord] = [:]
    /// What a search said about newspapers.
    var found: [Subject<LCCN>: Newspaper] = [:]
    /// The numbers of the pages of issues.
    var pages: [Subject<IssueID>: [Int]] = [:]
    /// What to say about issues that do not exist.
    var absences: [Subject<IssueID>: String] = [:]
  }

  /// All at once: switching between threads would take longer than reading it. Missing records are requested one
  /// by one.
  @concurrent static func kept(_ items: [CiteOrder.Item]) async -> Kept {
    var kept = Kept()
    var (tried, asked): (Set<Subject<LCCN>>, Set<Subject<IssueID>>) = ([], [])
    var local: [String: Set<LCCN>] = [:]
    for item in items {
      guard case .address(let address) = item.work else { continue }
      let archive = item.service.archive
      let here = local[item.service.name] ?? Set(archive.localPages.keys)
      local[item.service.name] = here
      if let issue = address.issue.map({ Subject($0, item.service) }), asked.insert(issue).inserted {
        await kept.look(for: issue, in: archive, isHere: here.contains(issue.id.lccn))
      }
      let newspaper = Subject(address.lccn, item.service)
      if kept.found[newspaper] == nil { kept.found[newspaper] = item.newspaper }
      if tried.insert(newspaper).inserted {
        kept.records[newspaper] = try? await item.service.directory.newspaper(
          newspaper.id, freshness: .kept)
      }
    }
    return kept
  }
}

extension CitePresenter.Kept {
  /// - Parameter isHere: whether this machine has the whole newspaper.
  fileprivate mutating func look(
    for issue: CitePresenter.Subject<IssueID>, in archive: any NewspaperArchive, isHere: Bool
  ) async {
    do throws(NewspaperError) {
      pages[issue] = try await archive.issue(issue.id, freshness: .kept).pages.map(\.sequence)
    } catch {
      if isHere, case .notFound = error {
        absences[issue] = Failure.words(for: error)
      } else if let absence = await archive.knownAbsence(of: .issue(issue.id)), !absence.isOfNewspaper {
        // The list of issues may be here even if the issue is not.
        absences[issue] = absence.words
      }
    }
  }
}
