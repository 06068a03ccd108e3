import CCurl
import Glibc
import Testing

@testable import HTTP

@Suite("What libcurl reports") struct HTTPErrorCurlTests {
  @Test(
    arguments: [
      (CURLE_COULDNT_RESOLVE_PROXY, .nameNotResolved),
      (CURLE_SSL_CACERT_BADFILE, .insecure(reason: "words")),
      (CURLE_HTTP2, .cutOff), (CURLE_HTTP2_STREAM, .cutOff), (CURLE_SEND_ERROR, .cutOff),
      (CURLE_BAD_CONTENT_ENCODING, .unreadable(reason: "its compression is damaged")),
    ] as [(CURLcode, HTTPError)])
  func `is reported in our own words`(_ code: CURLcode, _ error: HTTPError) {
    #expect(HTTPError(CurlFailure(code: code, words: "words")) == error)
  }

  @Test(
    arguments: [(ECONNREFUSED, .refused), (ENETUNREACH, .unreachable), (EHOSTUNREACH, .unreachable)]
      as [(Int32, HTTPError)])
  func `distinguishes a closed port from a missing route`(_ systemError: Int32, _ error: HTTPError) {
    let failure = CurlFailure(code: CURLE_COULDNT_CONNECT, systemError: Int(systemError))
    #expect(HTTPError(failure) == error)
  }

  @Test func `names the missing library`() {
    guard case .failure(.other(2, let reason)) = CurlLibrary.open("libmissing.so.4") else {
      Issue.record("opened")
      return
    }
    #expect(reason.contains("libmissing.so.4"))
  }
}
