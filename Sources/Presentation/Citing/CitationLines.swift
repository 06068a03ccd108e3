import Citations

/// Records of references as the lines of one document.
public enum CitationLines {
  /// - Parameter isFirst: whether it is the first record.
  public static func record(
    of reference: Reference, key: String, _ style: CitationStyle, isFirst: Bool
  ) -> [String] {
    let citation = style.citation(reference, key: key)
    switch style {
    case .cslJSON: return [(isFirst ? "[" : ",") + citation]
    case .ris: return citation.split(separator: "\r\n").map(String.init)
    case .bibTeX, .bibLaTeX:
      return (isFirst ? [] : [""])
        + citation.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    default: return [citation]
    }
  }

  /// What ends the document.
  /// - Parameter isEmpty: whether it has no records.
  public static func end(_ style: CitationStyle, isEmpty: Bool) -> [String] {
    style == .cslJSON ? [isEmpty ? "[]" : "]"] : []
  }

  public static func ending(_ style: CitationStyle) -> LineEnding {
    style == .ris ? .carriageReturn : .lineFeed
  }
}
