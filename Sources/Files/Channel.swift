/// Passes elements from one task to another, and lets neither get far ahead.
public actor Channel<Element: Sendable> {
  private var waiting: [Element] = []
  private var receiver: CheckedContinuation<Element?, Never>?
  private var sender: CheckedContinuation<Void, Never>?
  private var isFinished = false
  private let limit: Int

  public init(limit: Int) { self.limit = limit }

  /// Waits until there is room. Only one task may send.
  /// - Returns: whether the receiver is still there.
  public func send(_ element: Element) async -> Bool {
    guard !isFinished else { return false }
    if let receiver {
      self.receiver = nil
      receiver.resume(returning: element)
      return true
    }
    waiting.append(element)
    if waiting.count >= limit { await withCheckedContinuation { sender = $0 } }
    return !isFinished
  }

  /// The next element; nil once all have been received. Only one task may receive.
  public func next() async -> Element? {
    if !waiting.isEmpty {
      let element = waiting.removeFirst()
      sender?.resume()
      sender = nil
      return element
    }
    return isFinished ? nil : await withCheckedContinuation { receiver = $0 }
  }

  /// Nothing more will be sent, or nothing more is wanted.
  public func finish() {
    isFinished = true
    receiver?.resume(returning: nil)
    receiver = nil
    sender?.resume()
    sender = nil
  }
}

extension Channel {
  /// Lets `body` send until it ends, or throws, which the receiver gets as the last element.
  @concurrent
  public nonisolated func fill<Value, Failure: Error>(
    _ body: @Sendable () async throws(Failure) -> Void
  ) async where Element == Result<Value, Failure> {
    do throws(Failure) { try await body() } catch { _ = await send(.failure(error)) }
    await finish()
  }
}
