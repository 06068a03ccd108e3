import MVP

extension Numerals {
  /// `1 batch`, `2,959 batches`.
  public static func batches(_ count: Int) -> String { "\(grouped(count)) batch\(count == 1 ? "" : "es")" }
}
