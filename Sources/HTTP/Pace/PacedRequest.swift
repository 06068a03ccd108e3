/// A request as the pace counts it; times in seconds since 1970.
struct PacedRequest: Hashable, Sendable {
  /// When its bytes left, or may leave.
  let left: Double
  /// When its answer began, by which time the server had seen it; as `left` where that is not known.
  var seen: Double

  init(left: Double, seen: Double? = nil) {
    self.left = left
    self.seen = max(left, seen ?? left)
  }
}

/// A turn that a process has booked; it is free again when the process is gone.
struct BookedTurn: Hashable, Sendable {
  /// In seconds since 1970.
  let time: Double
  let owner: ProcessIdentity
  /// Whether its time has come: the request is being sent, and its bytes have not left yet.
  var isDue = false
}
