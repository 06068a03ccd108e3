import Glibc

/// How well colors can be told apart.
public enum Contrast {
  /// The relative luminance of WCAG 2.2, from 0 to 1, of a color in sRGB with parts from 0 to 1.
  public static func luminance(red: Double, green: Double, blue: Double) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
