import CCurl
import Testing

@testable import HTTP

@Suite("A loop that libcurl fails", .timeLimit(.minutes(1))) struct CurlLoopTests {
  let settings = CurlSettings(
    userAgent: "broadsheet/0", connectTimeout: 1, timeout: nil, certificates: .ofEnvironment,
    credentials: [:])

  @Test func `answers all its callers`() async throws {
    try CurlLibrary.opened.get()
    let (orders, placed) = AsyncStream.makeStream(of: CurlOrder.self)
    let (results, answered) = AsyncStream.makeStream(of: Result<HTTPResponse, HTTPError>.self)
    for _ in 1...3 {
      Task {
        let result: Result<HTTPResponse, HTTPError> = await withCheckedContinuation { caller in
          let request = HTTPRequest("http://127.0.0.1:9/")
          placed.yield(CurlOrder(request: request, isCancelled: CancellationFlag(), caller: caller))
        }
        answered.yield(result)
      }
    }
    var begun: [CurlOrder] = []
    for await order in orders {
      begun.append(order)
      if begun.count == 3 { break }
    }
    try end(begun, .cutOff)
    var count = 0
    for await result in results {
      #expect(throws: HTTPError.cutOff) { try result.get() }
      count += 1
      if count == 3 { break }
    }
  }

  /// Ends a loop whose transfers have moved to another, so that libcurl refuses to remove them from it.
  private func end(_ orders: [CurlOrder], _ error: HTTPError) throws {
    let loop = try CurlLoop(CurlMailbox(), settings)
    let other = try CurlLoop(CurlMailbox(), settings)
    for order in orders { loop.begin(order) }
    for handle in loop.transfers.keys {
      try HTTPError.check(ccurl_multi_remove_handle(loop.multi, handle))
      try HTTPError.check(ccurl_multi_add_handle(other.multi, handle))
      #expect(ccurl_multi_remove_handle(loop.multi, handle) != CURLM_OK)
    }
    withExtendedLifetime(other) { loop.endAll(error) }
    #expect(loop.transfers.isEmpty)
  }
}
