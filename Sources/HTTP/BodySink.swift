/// Receives the body of a response piece by piece, so that it never has to fit into memory.
///
/// All calls come from the client's own thread, one at a time. While `take` works, nothing is read from any
/// server: a slow `take` slows the server down, and nothing piles up.
public final class BodySink: Sendable {
  let wants: @Sendable (_ status: Int, _ headers: HTTPHeaders) -> Bool
  let take: @Sendable (_ bytes: UnsafeRawBufferPointer) -> Bool

  /// - Parameters:
  ///   - wants: called once per response, before its first byte; if it says no, the body becomes part of the
  ///     response, within the request's limit.
  ///   - take: receives the bytes in order; false ends the transfer with `HTTPError.other`.
  public init(
    wants: @escaping @Sendable (_ status: Int, _ headers: HTTPHeaders) -> Bool,
    take: @escaping @Sendable (_ bytes: UnsafeRawBufferPointer) -> Bool
  ) {
    self.wants = wants
    self.take = take
  }
}

extension BodySink: Hashable {
  public static func == (left: BodySink, right: BodySink) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
