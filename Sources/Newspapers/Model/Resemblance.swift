/// Which of several names a mistyped one may stand for.
public enum Resemblance {
  /// Those of `names` that begin as `written` does, with two letters at least, and longest; in their order. Capitals and
  /// accents are no difference.
  public static func names(like written: String, among names: [String]) -> [String] {
    let written = TitleText.folded(written)
    let shared = names.map { zip(TitleText.folded($0), written).prefix { $0 == $1 }.count }
    guard let most = shared.max(), most >= 2 else { return [] }
    return zip(names, shared).filter { $0.1 == most }.map(\.0)
  }
}
