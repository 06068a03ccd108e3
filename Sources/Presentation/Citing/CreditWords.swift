/// Who provided a scan, in words.
public enum CreditWords {
  /// - Parameter credit: the institution; nil if it is not known.
  public static func line(_ credit: String?) -> String {
    credit.map { "Image provided by \($0)\($0.hasSuffix(".") ? "" : ".")" }
      ?? "Who provided the image is not known here."
  }
}
