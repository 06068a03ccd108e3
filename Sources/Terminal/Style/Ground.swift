/// Whether a terminal shows light text on a dark background, or dark text on a light one.
public enum Ground: String, Hashable, Sendable {
  case dark, light

  /// The ground for that color, given as components from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    self = Contrast.luminance(red: red, green: green, blue: blue) > Ground.lightLuminance ? .light : .dark
  }

  /// What `COLORFGBG` says, as rxvt and Konsole set it: `15;0`, or `0;default;15` with the background last;
  /// nil if nothing.
  public init?(environment: [String: String]) {
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let index = Int(last),
      (0...15).contains(index)
    else { return nil }
    // White and the bright colors except bright black.
    self = index == 7 || index > 8 ? .light : .dark
  }

  /// Black and white have equal contrast with a color of this luminance.
  private static let lightLuminance = 0.18
}
