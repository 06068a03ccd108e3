/// How many pages a search finds, as far as known.
public enum SearchCount: Hashable, Sendable {
  case exact(Int)
  /// A server's count, which includes pages with other forms of the words.
  case withForms(Int)
  /// At least `least`, and at most `most` if known; with or without pages with other forms of the words.
  case between(least: Int, most: Int?, withForms: Bool = false)

  /// Whether pages with other forms of the words are counted, too.
  public var hasForms: Bool {
    switch self {
    case .exact: false
    case .withForms: true
    case .between(_, _, let withForms): withForms
    }
  }

  /// Not more than this; nil if unknown.
  public var most: Int? {
    switch self {
    case .exact(let count), .withForms(let count): count
    case .between(_, let most, _): most
    }
  }

  /// Not fewer than this.
  public var least: Int {
    switch self {
    case .exact(let count), .withForms(let count): count
    case .between(let least, _, _): least
    }
  }
}
