import Dispatch
import Synchronization

/// Performs requests with libcurl: any number at once, all on one dedicated thread, which starts with the
/// first request. Connections are kept and reused. Proxies come from the environment (`https_proxy`,
/// `no_proxy` …, libcurl-env(3)). Canceling the task ends the transfer at once with `HTTPError.canceled`.
public final class CurlClient: HTTPClient {
  private let settings: CurlSettings
  private let mailbox = Mutex<CurlMailbox?>(nil)

  /// - Parameters:
  ///   - connectTimeout: in seconds; covers resolving, connecting and the TLS handshake.
  ///   - timeout: seconds that any transfer may take, overriding the request's own.
  ///   - credentials: who signs in where (HTTP Basic, RFC 7617). They are sent only to that scheme, host and
  ///     port.
  public init(
    userAgent: String, connectTimeout: Double = 10, timeout: Double? = nil,
    certificates: CertificateStore = .ofEnvironment, credentials: [WebOrigin: Credentials] = [:]
  ) {
    settings = CurlSettings(
      userAgent: userAgent, connectTimeout: connectTimeout, timeout: timeout, certificates: certificates,
      credentials: credentials)
  }

  deinit {
    mailbox.withLock { $0?.close(.canceled) }
  }

  /// Performs `request`. A redirect is a response like any other. At most six requests run to one host; the
  /// time that others wait counts toward their timeout.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let mailbox = try openMailbox()
    let isCancelled = CancellationFlag()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { caller in
        mailbox.put(CurlOrder(request: request, isCancelled: isCancelled, caller: caller))
      }
    } onCancel: {
      isCancelled.set()
      mailbox.bell.ring()
    }
    return try result.get()
  }

  private func openMailbox() throws(HTTPError) -> CurlMailbox {
    try mailbox.withLock { (opened: inout CurlMailbox?) throws(HTTPError) -> CurlMailbox in
      if let opened { return opened }
      let mailbox = try CurlMailbox()
      DispatchQueue(label: "libcurl").async { [settings] in
        CurlLoop.run(mailbox, settings)
      }
      opened = mailbox
      return mailbox
    }
  }
}
