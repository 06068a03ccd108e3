/// Where a screen that was asked a question puts its answer.
///
/// It travels inside the route. When the last holder, the screen, is released without answering, the answer
/// is nil. So a question always ends, however its screen is closed.
@MainActor public final class Reply<Answer: Sendable>: Hashable {
  private var receive: (@MainActor (Answer?) -> Void)?

  public init(_ receive: @escaping @MainActor (Answer?) -> Void) { self.receive = receive }

  isolated deinit { receive?(nil) }

  /// Gives the answer. Only the first one counts.
  public func send(_ answer: Answer?) {
    receive?(answer)
    receive = nil
  }

  nonisolated public static func == (left: Reply, right: Reply) -> Bool { left === right }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
