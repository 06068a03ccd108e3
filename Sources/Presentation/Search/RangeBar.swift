/// A bar of text for a number that may be known only as a range: `███░░` for 3 to 5.
public enum RangeBar {
  /// - Parameters:
  ///   - least: what is certain, which is solid.
  ///   - most: the whole bar. Empty if it is 0.
  ///   - longest: the number for a bar of `width` cells.
  public static func text(least: Double, most: Double, of longest: Double, width: Double) -> String {
    guard longest > 0, most > 0 else { return "" }
    func cells(_ number: Double) -> Int { max(1, Int((number / longest * width).rounded())) }
    let whole = cells(most)
    let solid = least > 0 ? min(whole, cells(least)) : 0
    return String(repeating: "█", count: solid) + String(repeating: "░", count: whole - solid)
  }
}
