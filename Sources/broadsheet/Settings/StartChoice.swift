/// What the program opens with.
enum StartChoice: String, CaseIterable, Sendable {
  /// What the reader was at, on one screen.
  case home
  /// The list of newspapers.
  case newspapers
  /// What was open when the reader left.
  case session
}
