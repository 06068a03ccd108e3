import MVP
import Newspapers
import Presentation
import Text

/// Draws a trend as SVG: bars over time, with what was counted, where and when.
public struct TrendPlot {
  private let content: TrendContent

  public init(_ content: TrendContent) { self.content = content }

  /// In units of the drawing.
  public static let (width, height) = (960, 480)
  private static let (left, right, top, bottom) = (84, 24, 76, 72)

  /// The whole file.
  public var svg: String {
    let (width, height) = (TrendPlot.width, TrendPlot.height)
    let title = "Pages with \(content.query), by \(content.kind)"
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
          + "font-family=\"sans-serif\" font-size=\"13\" fill=\"#222\">",
        "<title>\(XMLText.escaped(title))</title>",
        content.hasRanges ? TrendPlot.hatching : nil,
        "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#fff\"/>",
        text(title, x: TrendPlot.left, y: 32, " font-size=\"18\""),
        text(axis, x: TrendPlot.left, y: 56, " fill=\"#555\""),
      ].compactMap(\.self) + ticks + bars + labels
      + [
        // Figures get separated from their text, so the figure itself says which pages it leaves out.
        leftOut.map { text($0, x: TrendPlot.left, y: height - 32, " font-size=\"12\" fill=\"#555\"") },
        text(source, x: TrendPlot.left, y: height - 16, " font-size=\"12\" fill=\"#555\""), "</svg>",
      ].compactMap(\.self)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the bars mean.
  private var axis: String {
    if content.hasRates {
      return
        "Pages found per million pages held; no bar where fewer than \(Numerals.grouped(SearchTrend.fewest)) are held"
    }
    let legend = [
      content.hasRanges ? "solid at least, hatched at most" : nil,
      content.rows.contains(where: \.isOpenEnded) ? "≥ no upper bound known" : nil,
    ].compactMap(\.self)
    return legend.isEmpty ? "Pages found" : "Pages found: \(legend.joined(separator: "; "))"
  }

  private static let (color, hatch) = ("#3b6ea5", "hatch")

  private static let hatching =
    "<defs><pattern id=\"\(hatch)\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
    + "patternTransform=\"rotate(45)\"><rect width=\"6\" height=\"6\" fill=\"#e3ebf3\"/>"
    + "<rect width=\"2\" height=\"6\" fill=\"\(color)\"/></pattern></defs>"

  private var source: String { "\(content.summary), counted \(content.day) with Broadsheet" }

  private var leftOut: String? {
    content.notes.isEmpty
      ? nil : content.notes.map(SearchWords.fact).joined(separator: "; ").capitalizedAtStart
  }

  // MARK: Drawing

  /// The value at the top.
  private var scale: (top: Double, step: Double) {
    let most = max(content.longest, 1)
    var step = 1.0
    // 1, 2, 5, 10, 20 …: at most five steps.
    var factors = [2.0, 2.5, 2.0]
    while most / step > 5 {
      step *= factors[0]
      factors = Array(factors.dropFirst() + factors.prefix(1))
    }
    return ((most / step).rounded(.up) * step, step)
  }

  private func y(_ value: Double) -> Double {
    let room = Double(TrendPlot.height - TrendPlot.top - TrendPlot.bottom)
    return Double(TrendPlot.height - TrendPlot.bottom) - value / scale.top * room
  }

  private var ticks: [String] {
    let scale = scale
    return stride(from: 0, through: scale.top, by: scale.step).flatMap { value in
      let y = y(value)
      return [
        "<line x1=\"\(TrendPlot.left)\" x2=\"\(TrendPlot.width - TrendPlot.right)\" y1=\"\(short(y))\" "
          + "y2=\"\(short(y))\" stroke=\"\(value == 0 ? "#222" : "#ddd")\"/>",
        text(
          Numerals.grouped(Int(value)), x: TrendPlot.left - 8, y: Int(y) + 4, " text-anchor=\"end\""),
      ]
    }
  }

  private var slot: Double {
    Double(TrendPlot.width - TrendPlot.left - TrendPlot.right) / Double(max(1, content.rows.count))
  }

  /// Solid up to what is certain, hatched up to what may be.
  private var bars: [String] {
    content.rows.enumerated().flatMap { number, row -> [String] in
      let x = Double(TrendPlot.left) + (Double(number) + 0.1) * slot
      let words = [
        "\(row.period): \(SearchWords.pages(row.found))", row.held.map { "of \(Numerals.grouped($0))" },
      ].compactMap(\.self).joined(separator: " ")
      let middle = TrendPlot.left + Int((Double(number) + 0.5) * slot)
      return [
        bar(at: x, from: 0, to: row.certainLength, TrendPlot.color, words),
        bar(at: x, from: row.certainLength, to: row.length, "url(#\(TrendPlot.hatch))", words),
        row.isOpenEnded ? text("≥", x: middle, y: Int(y(row.length)) - 4, " text-anchor=\"middle\"") : nil,
      ].compactMap(\.self)
    }
  }

  /// Nil if it has no height.
  private func bar(
    at x: Double, from low: Double, to high: Double, _ fill: String, _ words: String
  ) -> String? {
    guard high > low else { return nil }
    return
      "<rect x=\"\(short(x))\" y=\"\(short(y(high)))\" width=\"\(short(slot * 0.8))\" "
      + "height=\"\(short(y(low) - y(high)))\" fill=\"\(fill)\"><title>\(XMLText.escaped(words))</title></rect>"
  }

  /// The names of as many periods as fit.
  private var labels: [String] {
    let every = max(1, Int((64 / slot).rounded(.up)))
    return content.rows.enumerated().filter { $0.offset % every == 0 }.map { number, row in
      text(
        row.period, x: TrendPlot.left + Int((Double(number) + 0.5) * slot),
        y: TrendPlot.height - TrendPlot.bottom + 22, " text-anchor=\"middle\"")
    }
  }

  private func text(_ words: String, x: Int, y: Int, _ attributes: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\"\(attributes)>\(XMLText.escaped(words))</text>"
  }

  /// With one decimal at most.
  private func short(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
