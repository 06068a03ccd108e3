/// What the program opens with.
enum StartChoice: String, CaseIterable, Sendable {
  /// What the reader was doing, on one screen.
  case home
  /// The list of newspapers.
  case newspapers
  /// What was open when the reader quit.
  case session
}
