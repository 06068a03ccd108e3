import Synchronization

/// Passes orders to the thread that performs them: everything that thread shares with the tasks.
final class CurlMailbox: Sendable {
  private struct State {
    var orders: [CurlOrder] = []
    var closed: HTTPError?
  }

  let bell: WakeUpCall
  private let state = Mutex(State())

  init() throws(HTTPError) {
    bell = try WakeUpCall()
  }

  func put(_ order: CurlOrder) {
    let closed = state.withLock { state in
      if state.closed == nil { state.orders.append(order) }
      return state.closed
    }
    if let closed {
      order.caller.resume(returning: .failure(closed))
    } else {
      bell.ring()
    }
  }

  /// The orders since the last call; nil once closed.
  func collect() -> [CurlOrder]? {
    bell.silence()
    return state.withLock { state in
      guard state.closed == nil else { return nil }
      defer { state.orders = [] }
      return state.orders
    }
  }

  /// Rejects pending and later orders with `reason`.
  func close(_ reason: HTTPError) {
    let refused = state.withLock { state in
      state.closed = reason
      defer { state.orders = [] }
      return state.orders
    }
    for order in refused { order.caller.resume(returning: .failure(reason)) }
    bell.ring()
  }
}
