/// Why bytes are not MARCXML, or not yet.
enum XMLFault: Error, Equatable {
  /// They end too early: more are needed.
  case incomplete
  /// What is wrong, and at which byte.
  case malformed(String, at: Int)
}
