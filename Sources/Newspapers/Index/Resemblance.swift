/// Which names a mistyped one may mean.
public enum Resemblance {
  /// The same for a name that may be one of `names`; nil if it is, as `folding` compares them: by default ignoring
  /// case and accents.
  public static func names(
    meantBy written: String, among names: [String], folding: (String) -> String = TitleText.folded
  ) -> [String]? {
    let folded = folding(written)
    return names.contains { folding($0) == folded } ? nil : self.names(like: written, among: names)
  }

  /// The `names` that differ least from `written`, by at most a third of its letters; or else those that
  /// share its longest beginning, of at least two letters and half of it. In their original order, ignoring case and
  /// accents.
  public static func names(like written: String, among names: [String]) -> [String] {
    let written = Array(TitleText.folded(written).utf8)
    let folded = names.map { Array(TitleText.folded($0).utf8) }
    let limit = max(1, written.count / 3)
    let distances = folded.map { EditDistance.between(written, $0[...], limit: limit)?.whole ?? .max }
    if let least = distances.min(), least <= limit {
      return unlike(zip(names, distances).filter { $0.1 == least }.map(\.0))
    }
    let shared = folded.map { zip($0, written).prefix { $0 == $1 }.count }
    guard let most = shared.max(), most >= 2, 2 * most >= written.count else { return [] }
    return unlike(zip(names, shared).filter { $0.1 == most }.map(\.0))
  }

  /// Without names that differ from an earlier one only in case or accents: lists may have `New York` and `new York`.
  private static func unlike(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert(TitleText.folded($0)).inserted }
  }
}
