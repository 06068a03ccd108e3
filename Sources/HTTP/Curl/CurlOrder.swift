/// A request on its way to the thread that performs it, and the caller waiting for the response.
struct CurlOrder: Sendable {
  let request: HTTPRequest
  let isCancelled: CancellationFlag
  let caller: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>
}
