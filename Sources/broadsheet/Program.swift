/// How the program identifies itself.
enum Program {
  static let name = "broadsheet"
  static let version = "0.2.0"
  /// The version's date, for the manual.
  static let date = "2026-11-23"
  /// Where a server's operator can find out who sends these requests.
  static let page = "https://github.com/broadsheet-reader/broadsheet"
}
