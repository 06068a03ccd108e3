import Terminal
import Text

/// What a theme's file says about a role; what it leaves out stays as it is in the theme that it extends.
struct WrittenStyle {
  let color: Color?
  let on: Color?
  let attributes: Style.Attributes?
  let line: Int

  /// For the secondary part of a row that is drawn without it, so that the row looks uniform.
  var withoutWeight: WrittenStyle {
    WrittenStyle(color: color, on: on, attributes: attributes?.subtracting(.bold), line: line)
  }

  /// - Parameter emphasis: what the role adds to the attributes if it follows the first of its family.
  func applied(to style: Style, emphasis: Style.Attributes = []) -> Style {
    Style(
      color ?? style.foreground, on: on ?? style.background,
      attributes.map { $0.union(emphasis) } ?? style.attributes)
  }
}

extension Style.Attributes {
  /// As written in themes, in the manual's order.
  static let named: [(name: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
  ]

  var names: [String] { Style.Attributes.named.filter { contains($0.attribute) }.map(\.name) }
}
