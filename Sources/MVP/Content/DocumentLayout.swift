import Text

/// A document broken into lines of a given width.
public struct DocumentLayout {
  public struct Line: Hashable {
    public let text: StyledText
    public let link: Int?
  }

  public let width: Int
  public let lines: [Line]

  /// A strip on one line. Marks are combined, two at a time, until it fits.
  private static func strip(
    _ from: String, _ marks: [Bool], _ to: String, _ mark: Character, _ width: Int
  ) -> String {
    var marks = marks
    while marks.count > 1, marks.count + TextWidth.of(from) + TextWidth.of(to) + 2 > width {
      marks = stride(from: 0, to: marks.count, by: 2).map {
        marks[$0] || ($0 + 1 < marks.count && marks[$0 + 1])
      }
    }
    return "\(from) \(String(marks.map { $0 ? mark : "·" })) \(to)"
  }

  private static func nameWidth(of document: Document) -> Int {
    let names = document.blocks.map { block in
      switch block {
      case .field(let name, _), .link(let name, _, _): TextWidth.of(name) + 1
      case .title, .subtitle, .heading, .paragraph, .strip, .years, .failure, .space: 0
      }
    }
    return min(max(15, names.max() ?? 0), 24)
  }

  public init(_ document: Document, width: Int) {
    self.width = width
    var lines: [Line] = []
    func add(_ text: StyledText, link: Int? = nil) { lines.append(Line(text: text, link: link)) }
    let nameWidth = DocumentLayout.nameWidth(of: document)
    let valueWidth = max(8, width - nameWidth)
    for block in document.blocks {
      switch block {
      case .title(let text):
        for line in WordWrap.lines(text, width: width) { add(StyledText(line, .heading)) }
      case .subtitle(let text):
        for line in WordWrap.lines(text, width: width) { add(StyledText(line, .accent)) }
      case .heading(let text): add(StyledText(text, .columnHeader))
      case .paragraph(let text): for line in WordWrap.lines(text, width: width) { add(StyledText(line)) }
      case .failure(let message, let advice):
        for line in WordWrap.lines(Notice.failure(message).text, width: width) {
          add(StyledText(line, .error))
        }
        for piece in advice {
          for (number, line) in WordWrap.lines(piece, width: max(1, width - 2)).enumerated() {
            add(StyledText([.init(number == 0 ? "· " : "  ", .muted), .init(line)]))
          }
        }
      case .space: add(StyledText(""))
      case .strip(let name, let from, let marks, let to, let mark):
        let value = DocumentLayout.strip(from, marks, to, mark, valueWidth)
        add(StyledText([DocumentLayout.name(name, nameWidth), .init(value)]))
      case .years(let first, let marks, _):
        for value in DocumentLayout.decades(first, marks, valueWidth) {
          add(StyledText([DocumentLayout.name("", nameWidth), .init(value)]))
        }
      case .field(let name, let values):
        let wrapped = values.flatMap { DocumentLayout.hanging($0, valueWidth) }
        for (number, value) in wrapped.enumerated() {
          add(StyledText([DocumentLayout.name(number == 0 ? name : "", nameWidth), .init(value)]))
        }
      case .link(let name, let text, let number):
        for (line, value) in DocumentLayout.hanging(text, valueWidth).enumerated() {
          add(
            StyledText([DocumentLayout.name(line == 0 ? name : "", nameWidth), .init(value, .link)]),
            link: number)
        }
      }
    }
    self.lines = lines
  }

  private static func name(_ text: String, _ nameWidth: Int) -> StyledText.Run {
    .init(TextWidth.padded(text, to: nameWidth - 1) + " ", .label)
  }

  /// A value's lines, all but the first indented by two cells.
  private static func hanging(_ value: String, _ width: Int) -> [String] {
    WordWrap.lines(value, width: width, indent: 2).enumerated().map { ($0 == 0 ? "" : "  ") + $1 }
  }
}
