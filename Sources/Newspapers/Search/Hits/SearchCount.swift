/// How many pages a search finds, as far as that is known.
public enum SearchCount: Hashable, Sendable {
  case exact(Int)
  /// A server's count, which includes pages with other forms of the words.
  case withForms(Int)
  /// Not fewer than `least`, and not more than `most` if that is known.
  case between(least: Int, most: Int?)

  /// Not more than this; nil if that is not known.
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
