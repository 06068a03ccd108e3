import MVP
import Newspapers
import Presentation

/// A window of a list of newspapers: display-ready.
public struct NewspaperListContent: WindowedContent {
  public let rows: [NewspaperRow]
  public let offset: Int
  public let total: Int
  /// Whether there may be more than `total`, which is one more than is known.
  public let isOpenEnded: Bool
  public let identity: NewspaperQuery
  public let origin: OriginContent
  /// Which of the rows have bookmarks.
  public private(set) var bookmarked: Set<LCCN> = []
  /// Which of the rows can be read without a network, in a local list.
  public private(set) var local: [LCCN: LocalPages] = [:]
  /// That nothing matches the words, and what was searched for instead; nil otherwise.
  public let approximation: String?
  /// What is left out, or may be; nil if nothing is.
  public let gap: String?
  /// The same in fewer words, for a status bar.
  let shortGap: String?
  /// How many of the newspapers existed when; nil if unknown.
  public private(set) var timeline: Timeline?
  /// The position of the reader's row in the list that has just replaced another.
  public private(set) var anchor: Int?

  public init(
    rows: [NewspaperRow], offset: Int, total: Int, query: NewspaperQuery, origin: OriginContent,
    closestWords: String? = nil, gaps: ListGaps = .none, timeline: Timeline? = nil, isOpenEnded: Bool = false
  ) {
    self.isOpenEnded = isOpenEnded
    self.timeline = timeline
    (gap, shortGap) = (gaps.words, gaps.shortWords)
    approximation = closestWords.map { "Showing “\($0)”: no match for “\(query.words)”" }
    self.rows = rows
    self.offset = offset
    self.total = total
    self.identity = query
    self.origin = origin
  }

  /// A copy with stars at the rows in `bookmarked`.
  public func marked(_ bookmarked: Set<LCCN>) -> NewspaperListContent {
    var content = self
    content.bookmarked = bookmarked.isEmpty ? [] : Set(rows.lazy.map(\.lccn).filter(bookmarked.contains))
    return content
  }
}

extension NewspaperListContent {
  /// A copy with a timeline.
  func adding(_ timeline: Timeline?) -> NewspaperListContent {
    var content = self
    content.timeline = timeline
    return content
  }

  /// The numbers of the loaded pages of `size` rows.
  func pages(of size: Int) -> ClosedRange<Int> {
    loaded.lowerBound / size...max(loaded.lowerBound, loaded.upperBound - 1) / size
  }

  /// The same with marks at the rows in `local`, unless the list is a server's, all of whose rows can be
  /// read.
  func holding(_ local: @autoclosure () -> [LCCN: LocalPages]) -> NewspaperListContent {
    guard !origin.isLive else { return self }
    let local = local()
    var content = self
    for row in rows { content.local[row.lccn] = local[row.lccn] }
    return content
  }

  /// The same with the reader's row at `row`.
  func anchored(at row: Int?) -> NewspaperListContent {
    var content = self
    content.anchor = row
    return content
  }
}

extension ListGaps {
  /// For people, without a period; nil if nothing is left out.
  var words: String? {
    // Of many newspapers only one end is unknown.
    let years = ["start", "end year"]
    return words(unknown: "\(Numerals.count(unknown, "newspaper")) with unknown \(unknownFields(years))")
  }

  /// For a line that lists newspapers and has little room.
  var shortWords: String? {
    words(unknown: "\(Numerals.grouped(unknown)) lacking \(unknownFields([NewspaperFilter.years.field]))")
  }

  private func words(unknown words: String) -> String? {
    let parts = [
      unknown > 0 ? "\(words) left out" : nil,
      lacksDigitized
        ? "digitized titles are from the starter catalog only; run “broadsheet sync” for the rest" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// `city, language or years`.
  /// - Parameter years: what to call the years, which have the end year, too.
  private func unknownFields(_ years: [String]) -> String {
    let names = NewspaperFilter.allCases.filter(fields.contains).flatMap { filter -> [String] in
      switch filter {
      case .years: years
      case .current: fields.contains(.years) ? [] : [filter.field]
      default: [filter.field]
      }
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension NewspaperListContent: SourcedContent {}
