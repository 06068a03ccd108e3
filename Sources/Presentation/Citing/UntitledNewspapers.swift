import MVP
import Newspapers
import Text

/// Newspapers whose titles nothing on this machine says, and what to do about it.
public struct UntitledNewspapers: Hashable, Sendable {
  private var owners: [LCCN: IssueSource] = [:]
  /// Whether they were looked for on this machine only.
  private let isLocal: Bool

  public init(at service: NewspaperService) { isLocal = service.directory.isLocal }

  /// A newspaper, or that of an issue or a page.
  public init(_ work: PageAddress, at service: NewspaperService) {
    self.init(at: service)
    insert(work.lccn, at: Citing.source(of: work, service.archive))
  }

  /// - Parameter owner: who has its record.
  public mutating func insert(_ lccn: LCCN, at owner: IssueSource) { owners[lccn] = owner }

  /// What is missing, and how to get it; empty if nothing is.
  public var lines: [String] {
    let lccns = owners.keys.sorted()
    guard let first = lccns.first else { return [] }
    let what =
      lccns.count == 1 ? "the title of \(first) is" : "the titles of \(lccns.map(\.description).listed) are"
    return ["\(what) not known on this machine"] + ways
  }

  /// How to get what is missing after an error; empty if whoever has the newspapers does not have it.
  public func advice(after error: NewspaperError) -> [String] { isLocal || error.isOutage ? ways : [] }

  private var ways: [String] {
    IssueSource.ranked(owners.values).map { owner in
      let lccns = owners.keys.filter { owners[$0] == owner }.sorted()
      let command = UntitledNewspapers.command(for: lccns, at: owner)
      return "  “\(command)” gets \(lccns.count == 1 ? "it" : "them")."
    }
  }

  /// For a message on a screen: `; no title here: broadsheet show sn99900003 --source loc`; empty for a
  /// newspaper with a title.
  public static func notice(on newspaper: Newspaper, at owner: IssueSource) -> String {
    newspaper.isUntitled && owner != .demonstration
      ? "; no title here: \(command(for: [newspaper.lccn], at: owner))" : ""
  }

  /// What is missing without a record, and why; nil if something else says it.
  public static func gap(_ lccn: LCCN, _ said: Newspaper?, _ error: NewspaperError) -> String? {
    guard let said else { return "title and place of \(lccn) are missing: \(Failure.words(for: error))" }
    return said.places.isEmpty ? "the place of \(lccn) is missing: \(Failure.words(for: error))" : nil
  }

  /// Names the owner: an imported catalog, or what is on this machine, would be asked otherwise.
  private static func command(for lccns: [LCCN], at owner: IssueSource) -> String {
    let source =
      switch owner {
      case .site(let address): address
      case .library, .demonstration: "loc"
      }
    return "broadsheet show \(lccns.map(\.description).joined(separator: " ")) --source \(source)"
  }
}
