import CCurl
import Glibc

/// The only place where libcurl's result codes become ours (libcurl-errors(3)).
extension HTTPError {
  init(_ failure: CurlFailure) {
    if let proxy = failure.proxy, let reason = HTTPError.fault(of: proxy, failure) {
      self = .proxy(reason: reason)
      return
    }
    switch failure.code {
    case CURLE_URL_MALFORMAT:
      self = .invalidURL(failure.url)
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
      self = .nameNotResolved
    case CURLE_COULDNT_CONNECT:
      let isUnreachable = [ENETUNREACH, EHOSTUNREACH, ENETDOWN].contains(Int32(failure.systemError))
      self = isUnreachable ? .unreachable : .refused
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ENGINE_INITFAILED,
      CURLE_SSL_INVALIDCERTSTATUS:
      self = .insecure(reason: failure.words)
    case CURLE_OPERATION_TIMEDOUT:
      self = .timedOut(seconds: failure.seconds)
    case CURLE_BAD_CONTENT_ENCODING:
      self = .unreadable(reason: "its compression is damaged")
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY:
      self = .unreadable(reason: failure.words)
    case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_HTTP2,
      CURLE_HTTP2_STREAM:
      self = .cutOff
    case CURLE_OUT_OF_MEMORY:
      // This is how libcurl reports a header line that is too long; memory itself does not run out on Linux.
      self = .tooLarge(limit: Int(CURL_MAX_HTTP_HEADER))
    default:
      self = .other(code: Int(failure.code.rawValue), reason: failure.words)
    }
  }

  /// What the proxy did, if it is to blame.
  private static func fault(of proxy: String, _ failure: CurlFailure) -> String? {
    switch failure.code {
    case CURLE_COULDNT_RESOLVE_PROXY: "the name of the proxy \(proxy) could not be resolved"
    case CURLE_COULDNT_CONNECT:
      [ENETUNREACH, EHOSTUNREACH, ENETDOWN].contains(Int32(failure.systemError))
        ? "there is no route to the proxy \(proxy)" : "the proxy \(proxy) refused the connection"
    // libcurl(3): “CONNECT tunnel failed, response 403”, or “Received HTTP code 403 from proxy after CONNECT”.
    case CURLE_RECV_ERROR where failure.words.contains("CONNECT"):
      failure.words.split { !$0.isNumber }.last.map { "the proxy \(proxy) answered with HTTP status \($0)" }
    case CURLE_PROXY: "the proxy \(proxy) failed: \(failure.words)"
    default: nil
    }
  }

  /// Throws if an option could not be set or a value could not be read.
  static func check(_ code: CURLcode) throws(HTTPError) {
    guard code == CURLE_OK else {
      throw HTTPError(CurlFailure(code: code, words: String(cString: ccurl_easy_strerror(code))))
    }
  }

  static func check(_ code: CURLMcode) throws(HTTPError) {
    guard code == CURLM_OK else {
      throw .other(code: Int(code.rawValue), reason: String(cString: ccurl_multi_strerror(code)))
    }
  }
}
