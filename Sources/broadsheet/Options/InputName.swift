/// What messages call an input.
enum InputName {
  /// - Parameter path: as given; `-` is standard input.
  static func of(_ path: String) -> String { path == "-" ? "standard input" : path }
}
