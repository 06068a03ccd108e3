/// A request as the pace counts it; times in seconds since 1970.
struct PacedRequest: Hashable, Sendable {
  /// When its bytes left, or may leave.
  let left: Double
  /// When its answer began, by which time the server had seen it; equal to `left` if unknown.
  var seen: Double
  /// Whether it was sent from what readers left to spare (`RequestClass.spare`).
  var isSpare = false

  init(left: Double, seen: Double? = nil, isSpare: Bool = false) {
    self.left = left
    self.seen = max(left, seen ?? left)
    self.isSpare = isSpare
  }
}

/// A turn that a process has booked; it is free again when the process is gone.
struct BookedTurn: Hashable, Sendable {
  /// In seconds since 1970.
  let time: Double
  let owner: ProcessIdentity
  /// Whether its time has come: the request is being sent, and its bytes have not left yet.
  var isDue = false
  /// Whether it is taken from what readers left to spare; such a turn is never booked in advance.
  var isSpare = false
}

/// On whose behalf requests are sent.
public enum RequestClass: Hashable, Sendable {
  /// For a reader who is waiting.
  case reader
  /// For later: sent only while no reader waits, in any program, and only if a reader's next requests can
  /// still follow at once.
  case spare
}
