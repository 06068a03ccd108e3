import ArgumentParser
import Links
import Newspapers
import Presentation

/// The meaning of an address typed in `browse`.
extension OpenCommand {
  /// - Parameters:
  ///   - named: the source that browse was started with; nil if none was.
  ///   - directory: names newspapers; receives no requests.
  @MainActor static func meaning(
    of written: String, named: Source?, _ settings: Settings, in directory: any NewspaperDirectory
  ) async -> AddressMeaning {
    // `sn83045462 1865-04-10`, as `read` accepts an issue.
    let parts = written.split(separator: " ").map(String.init)
    let isIssue = parts.count == 2 && (try? LCCN(parts[0])) != nil && IssueDate(parts[1]) != nil
    let link = LinkGrammar.read(given: isIssue ? parts.joined(separator: "/") : written)
    let target = link.target
    guard target != .dead, target != .unknown else {
      return .fault(sentence("It cannot be opened\(link.note.map { ": \($0)" } ?? "")"))
    }
    guard let routes = routes(to: link, written: written) else {
      let today = link.address.map { "; today's address is \($0)" } ?? ""
      return .fault(
        "A \(target.kind) cannot be opened here\(today)")
    }
    do {
      guard try home(of: link).source(named: named, settings) == named else {
        return .fault("It is at another source than this. To open it: broadsheet open \(written)")
      }
    } catch let error as ValidationError {
      return .fault(error.message)
    } catch {
      return .fault("\(error)")
    }
    if let list = newspapers(of: link, written: written) {
      let dropped = list.dropped.isEmpty ? "" : "; without \(list.dropped.joined(separator: ", "))"
      let filters = list.query.filterWords.joined(separator: " · ")
      return .opens(routes, words: "Newspapers\(filters.isEmpty ? "" : ": \(filters)")" + dropped)
    }
    let note = link.note.map { "; \($0)" } ?? ""
    let words = await words(for: target, in: directory)
    return .opens(await BrowseCommand.titled(routes, in: directory), words: words + note)
  }

  @MainActor private static func words(
    for target: Link.Target, in directory: any NewspaperDirectory
  ) async -> String {
    func name(_ lccn: LCCN) async -> String {
      await directory.titleHere(of: lccn) ?? lccn.description
    }
    switch target {
    case .newspaper(let lccn): return "Newspaper \(await name(lccn))"
    case .issue(let issue), .file(let issue?):
      return "Issues of \(await name(issue.lccn)), \(issue.date.words)"
    case .page(let page, _):
      return "Page \(page.sequence) of \(await name(page.issue.lccn)), \(page.issue.date.words)"
    case .search(let query): return query.isEmpty ? "Search of pages" : "Search of pages for \(query)"
    case .list, .batch, .file, .dead, .unknown: return target.kind
    }
  }
}
