import MVP
import Newspapers

/// What the reader is clipping from a page.
public struct ClippingContent: Hashable, Sendable {
  public let page: PageID
  /// The newspaper's, or its LCCN until it is known.
  public let title: String
  /// Those added before the current one.
  public let taken: [PageBox]
  /// The current one.
  public let region: PageBox
  /// Earlier clips of the page.
  public let earlier: [PageBox]
  /// The words in the regions; nil if the page has no text with positions.
  public let text: ClippedText?
  /// Whether the words are still loading.
  public let isReading: Bool

  public var regions: [PageBox] { taken + [region] }

  /// `clip  23.0 × 11.5% at 14.2, 20.4 · 212 words`.
  public var words: String {
    func percent(_ part: Double) -> String {
      let tenths = Int((part * 1000).rounded())
      return "\(tenths / 10).\(tenths % 10)"
    }
    var words =
      "clip  \(percent(region.width)) × \(percent(region.height))% at \(percent(region.x)), \(percent(region.y))"
    if !taken.isEmpty { words += " · region \(taken.count + 1)" }
    if let text {
      words += " · \(Numerals.grouped(text.words)) word\(text.words == 1 ? "" : "s")"
      if text.cutWords > 0 { words += " · \(Numerals.grouped(text.cutWords)) cut" }
    }
    return words
  }

  /// The text of the regions, or why there is none.
  public var lines: [String] {
    if isReading { return ["Loading the text …"] }
    guard let text else { return ["This page's text has no positions: only the picture is clipped."] }
    guard !text.text.isEmpty else { return ["No words are in the frame."] }
    return text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
