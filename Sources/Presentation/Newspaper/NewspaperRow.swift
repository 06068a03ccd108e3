import Newspapers
import Text

/// A newspaper as a list shows it: display-ready, and free of terminal control characters.
public struct NewspaperRow: Hashable, Sendable {
  public let lccn: LCCN
  public let title: String
  /// `Portland, Oregon`; empty if the source does not say.
  public let place: String
  public let states: [String]
  public let places: [String]
  public let start: String
  public let end: String
  public let languages: [String]
  public let frequency: String
  /// The decades in which it may have been published, as in `PublicationYears.decades`.
  public let decades: ClosedRange<Int>?
  public private(set) var firstIssue: String
  public private(set) var lastIssue: String
  public private(set) var issueCount: Int?

  /// - Parameter state: the state to which a list is narrowed: a place there comes first.
  public init(_ newspaper: Newspaper, in state: String? = nil) {
    lccn = newspaper.lccn
    title = Sanitizer.sanitized(newspaper.title).nonEmpty ?? newspaper.lccn.description
    let wanted = state.map(TitleText.folded)
    let here = newspaper.places.first { TitleText.folded($0.state) == wanted } ?? newspaper.places.first
    place = Sanitizer.sanitized(here?.description ?? newspaper.placeName ?? "")
    states = newspaper.places.map { Sanitizer.sanitized($0.state) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    places = newspaper.places.map { Sanitizer.sanitized($0.cataloged) }
    start = newspaper.years?.start.description ?? ""
    end = newspaper.years?.end.description ?? ""
    languages = newspaper.languages.map(Sanitizer.sanitized)
    frequency = Sanitizer.sanitized(newspaper.frequency ?? "")
    decades = newspaper.years?.decades
    firstIssue = newspaper.coverage?.firstIssue?.description ?? ""
    lastIssue = newspaper.coverage?.lastIssue?.description ?? ""
    issueCount = newspaper.coverage?.issueCount
  }

  /// Whether it says how much of it is digitized.
  public var hasCoverage: Bool { issueCount != nil || !firstIssue.isEmpty || !lastIssue.isEmpty }

  /// From the first issue to the last, in words, as far as they are known; nil if neither is.
  public var issueSpan: String? {
    if firstIssue.isEmpty { return lastIssue.isEmpty ? nil : "up to \(lastIssue)" }
    if lastIssue.isEmpty { return "from \(firstIssue)" }
    return firstIssue == lastIssue ? firstIssue : "\(firstIssue) to \(lastIssue)"
  }

  /// A copy completed with data from `listed`, a list's row for the same newspaper.
  public func completed(by listed: NewspaperRow) -> NewspaperRow {
    hasCoverage
      ? self : covering(first: listed.firstIssue, last: listed.lastIssue, count: listed.issueCount)
  }

  /// A copy with how much of it is digitized.
  public func covering(_ coverage: DigitizedCoverage) -> NewspaperRow {
    covering(
      first: coverage.firstIssue?.description ?? "", last: coverage.lastIssue?.description ?? "",
      count: coverage.issueCount)
  }

  private func covering(first: String, last: String, count: Int?) -> NewspaperRow {
    var row = self
    (row.firstIssue, row.lastIssue, row.issueCount) = (first, last, count)
    return row
  }

  /// `1866–1924`; empty if the source does not say.
  public var years: String {
    start.isEmpty && end.isEmpty ? "" : PublicationYears("\(start)-\(end)").description
  }

  public var language: String { languages.joined(separator: ", ") }
}

extension NewspaperRow {
  /// What a bookmark stores about it.
  public var newspaper: Newspaper {
    Newspaper(
      lccn: lccn, title: title, places: places.compactMap { Place($0) },
      years: start.isEmpty && end.isEmpty ? nil : PublicationYears("\(start)-\(end)"))
  }
}
