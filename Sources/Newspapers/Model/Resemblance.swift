/// Which of several names a mistyped one may stand for.
public enum Resemblance {
  /// Those of `names` that differ least from `written`, in a third of its letters at most; if there are none, those that
  /// begin as it does, with two letters at least, and longest. In their order; capitals and accents are no difference.
  public static func names(like written: String, among names: [String]) -> [String] {
    let written = Array(TitleText.folded(written).utf8)
    let folded = names.map { Array(TitleText.folded($0).utf8) }
    let limit = max(1, written.count / 3)
    let distances = folded.map { EditDistance.between(written, $0[...], limit: limit)?.whole ?? .max }
    if let least = distances.min(), least <= limit {
      return zip(names, distances).filter { $0.1 == least }.map(\.0)
    }
    let shared = folded.map { zip($0, written).prefix { $0 == $1 }.count }
    guard let most = shared.max(), most >= 2 else { return [] }
    return zip(names, shared).filter { $0.1 == most }.map(\.0)
  }
}
