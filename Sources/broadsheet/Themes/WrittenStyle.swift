import Terminal
import Text

/// What a theme's file says about a role; what it leaves out stays as it is in the theme that it extends.
struct WrittenStyle {
  let color: Color?
  let on: Color?
  let attributes: Style.Attributes?
  let line: Int

  /// For what comes second in a row that is written without it: the row stays of one piece.
  var withoutWeight: WrittenStyle {
    WrittenStyle(color: color, on: on, attributes: attributes?.subtracting(.bold), line: line)
  }

  /// - Parameter emphasis: what the role has beside the attributes, where it follows the first of its family.
  func applied(to style: Style, emphasis: Style.Attributes = []) -> Style {
    Style(
      color ?? style.foreground, on: on ?? style.background,
      attributes.map { $0.union(emphasis) } ?? style.attributes)
  }
}

extension Style.Attributes {
  /// As themes write them, in the manual's order.
  static let named: [(name: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
  ]

  var names: [String] { Style.Attributes.named.filter { contains($0.attribute) }.map(\.name) }
}
