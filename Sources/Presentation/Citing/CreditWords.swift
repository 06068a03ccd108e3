/// Who provided a scan, in words.
public enum CreditWords {
  /// - Parameter credit: the institution.
  public static func line(_ credit: String) -> String {
    "Image provided by \(credit)\(credit.hasSuffix(".") ? "" : ".")"
  }
}
