import Glibc

/// How well colors can be distinguished.
public enum Contrast {
  /// The contrast ratio of WCAG 2.2, from 1 to 21; nil if the reader's settings define a color.
  public static func ratio(_ one: Color, _ other: Color) -> Double? {
    guard let one = luminance(of: one), let other = luminance(of: other) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(of color: Color) -> Double? {
    guard !color.isNamed, let parts = color.components else { return nil }
    return luminance(red: Double(parts.x) / 255, green: Double(parts.y) / 255, blue: Double(parts.z) / 255)
  }

  /// The relative luminance of WCAG 2.2, from 0 to 1, of a color in sRGB with components from 0 to 1.
  public static func luminance(red: Double, green: Double, blue: Double) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
