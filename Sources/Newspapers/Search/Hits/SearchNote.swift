/// Something the reader should know about an answer.
public enum SearchNote: Hashable, Sendable {
  /// The requested order makes no sense here, for example because the words are on most pages.
  case orderedBy(SearchOrder, reason: String)
  /// Rows of the answer were not pages of newspapers, or could not be read.
  case unreadableRows(Int)
  /// The source counts `of` rows in a list, but so many of them did not come, even at its end. If it is a list of pages
  /// to leave out, some that are found may have to be left out.
  case missingRows(Int, of: Int, isLeftOut: Bool)
  /// So many rows of pages to leave out came after those of later days, so that such pages may have been found.
  case lateRows(Int)
  /// The texts of some pages found are damaged, so they cannot be shown.
  case damagedTexts
  /// The server could only be asked in a simpler way; `reason` says why, as the end of a sentence.
  case simplified(reason: String)
  /// The source serves only the first `limit` pages of a list of `of`.
  case onlyFirst(limit: Int, of: Int)
  /// Not all pages that may match were checked: `rows` of about `of`. Checking all takes `requests` requests.
  case checked(rows: Int, of: Int, requests: Int)
  /// Only some of the words that begin this way were searched for, or left out: those on this machine's
  /// pages.
  case spelledOut(SpelledBeginning)
  /// Not all pages that the source may have with a field were searched.
  case partial(SearchGap)
  /// This many pages were not searched, because it is not known whether they have what a field asks for. The
  /// catalog on this machine knows that for `known` of them.
  case unsaid(SearchField.Name, pages: Int, known: Int)
  /// For some pages found, the source does not say whether they have what a field asks for.
  case unchecked(SearchField.Name)
  /// Nothing has this value of a field; the others are values that may have been meant.
  case unknownValue(SearchField.Name, String, meant: [String])
  /// There is such a county or city, but not in the states searched.
  case misplaced(MisplacedName)

  /// Whether rows of a list did not come, or not as they should: how many is known at its end.
  public var isShortfall: Bool {
    switch self {
    case .unreadableRows, .missingRows, .lateRows: true
    default: false
    }
  }

  /// Whether it explains why nothing was found.
  fileprivate var explainsNothing: Bool {
    switch self {
    case .unknownValue, .misplaced: true
    case .orderedBy, .unreadableRows, .missingRows, .lateRows, .damagedTexts, .simplified, .onlyFirst,
      .checked, .spelledOut, .partial, .unsaid, .unchecked:
      false
    }
  }
}

extension [SearchNote] {
  /// Those that hold for a count: that a value is not known, or elsewhere, explains why nothing was found,
  /// and would be wrong of more.
  public func explaining(nothing isNothing: Bool) -> [SearchNote] {
    guard !isNothing else { return self }
    return filter { !$0.explainsNothing }
  }

  /// Adds what an answer says, each note once; of rows that could not be read, the number in all.
  mutating func take(_ others: [SearchNote]) {
    for note in others {
      if case .unreadableRows(let more) = note {
        let known = compactMap { if case .unreadableRows(let count) = $0 { count } else { nil } }
        removeAll { if case .unreadableRows = $0 { true } else { false } }
        append(.unreadableRows(known.reduce(more, +)))
      } else if !contains(note) {
        append(note)
      }
    }
  }
}
