/// The number of letters to change, add, remove or swap with a neighbor to turn one word into another.
public enum EditDistance {
  /// The distance of `word` from the nearest prefix of `other`, and from `other` itself if they are
  /// comparable; nil if even the first exceeds `limit`.
  public static func between(
    _ word: [UInt8], _ other: ArraySlice<UInt8>, limit: Int
  ) -> (beginning: Int, whole: Int)? {
    let width = min(other.count, word.count + limit)
    let rest = other.count - width
    let other = Array(other.prefix(width))
    var (beforeLast, last) = ([Int](), Array(0...width))
    for (row, letter) in word.enumerated() {
      var current = [row + 1]
      var least = row + 1
      for column in 0..<width {
        var cost = min(
          last[column] + (letter == other[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], word[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
        least = min(least, cost)
      }
      if least > limit { return nil }
      (beforeLast, last) = (last, current)
    }
    guard let beginning = last.min(), beginning <= limit else { return nil }
    return (beginning, last[width] + rest)
  }
}
