/// How many pages a search finds, as far as known.
public enum SearchCount: Hashable, Sendable {
  case exact(Int)
  /// A server's count, which includes pages with other forms of the words.
  case withForms(Int)
  /// At least `least`, and at most `most` if known.
  case between(least: Int, most: Int?)

  /// Not more than this; nil if unknown.
  public var most: Int? {
    switch self {
    case .exact(let count), .withForms(let count): count
    case .between(_, let most): most
    }
  }

  /// Not fewer than this.
  public var least: Int {
    switch self {
    case .exact(let count), .withForms(let count): count
    case .between(let least, _): least
    }
  }
}
