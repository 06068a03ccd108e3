extension ColorDepth {
  /// `style` with the nearest colors of this depth.
  func reduced(_ style: Style) -> Style {
    Style(reduced(style.foreground), on: reduced(style.background), style.attributes)
  }

  private func reduced(_ color: Color) -> Color {
    switch (self, color.parts) {
    case (_, .standard), (.none, _): .standard
    case (.trueColor, _), (.indexed256, .indexed), (.ansi16, .indexed(0..<16)): color
    case (.ansi16, .indexed(let index)): .indexed(IndexedColors.nearestNamed(to: IndexedColors.color(index)))
    case (.ansi16, .rgb(let color)): .indexed(IndexedColors.nearestNamed(to: color))
    case (.indexed256, .rgb(let color)): .indexed(IndexedColors.nearestFixed(to: color))
    }
  }
}
