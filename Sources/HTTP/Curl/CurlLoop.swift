import CCurl

/// Performs the orders of a mailbox on the thread that calls `run`, all at once, until the mailbox is closed
/// (libcurl-multi(3)).
final class CurlLoop {
  private let mailbox: CurlMailbox
  private let settings: CurlSettings
  let multi: UnsafeMutableRawPointer
  private(set) var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]

  /// Blocks. If libcurl cannot work at all, the mailbox is closed.
  static func run(_ mailbox: CurlMailbox, _ settings: CurlSettings) {
    do throws(HTTPError) {
      try CurlLibrary.opened.get()
      try CurlLoop(mailbox, settings).run()
    } catch {
      mailbox.close(error)
    }
  }

  init(_ mailbox: CurlMailbox, _ settings: CurlSettings) throws(HTTPError) {
    guard let multi = ccurl_multi_init() else {
      throw .other(code: Int(CURLE_FAILED_INIT.rawValue), reason: "curl_multi_init")
    }
    self.mailbox = mailbox
    self.settings = settings
    self.multi = multi
    try HTTPError.check(
      ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, CurlSettings.connectionsPerHost))
  }

  deinit {
    ccurl_multi_cleanup(multi)
  }

  private func run() throws(HTTPError) {
    do throws(HTTPError) {
      while let orders = mailbox.collect() {
        for order in orders { begin(order) }
        try endCanceled()
        var running: Int32 = 0
        try HTTPError.check(ccurl_multi_perform(multi, &running))
        try endDone()
        try wait()
      }
      throw .canceled
    } catch {
      endAll(error)
      throw error
    }
  }

  func begin(_ order: CurlOrder) {
    do throws(HTTPError) {
      let transfer = try CurlTransfer(order, settings)
      try HTTPError.check(ccurl_multi_add_handle(multi, transfer.handle))
      transfers[transfer.handle] = transfer
    } catch {
      order.caller.resume(returning: .failure(error))
    }
  }

  /// Ends every transfer with `error`. All callers get it, even where libcurl refuses to remove a transfer:
  /// nobody else would answer them.
  func endAll(_ error: HTTPError) {
    for transfer in transfers.values { _ = remove(transfer, .failure(error)) }
  }

  private func endCanceled() throws(HTTPError) {
    for transfer in transfers.values where transfer.order.isCancelled.isSet {
      try end(transfer, .failure(.canceled))
    }
  }

  private func endDone() throws(HTTPError) {
    var left: Int32 = 0
    while let message = ccurl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let transfer = transfers[message.pointee.easy_handle]
      else { continue }
      try end(transfer, transfer.result(message.pointee.data.result))
    }
  }

  private func end(
    _ transfer: CurlTransfer, _ result: Result<HTTPResponse, HTTPError>
  ) throws(HTTPError) {
    try HTTPError.check(remove(transfer, result))
  }

  private func remove(_ transfer: CurlTransfer, _ result: Result<HTTPResponse, HTTPError>) -> CURLMcode {
    let code = ccurl_multi_remove_handle(multi, transfer.handle)
    transfers[transfer.handle] = nil
    transfer.order.caller.resume(returning: result)
    return code
  }

  /// Waits until a socket, a libcurl timeout or the mailbox needs attention.
  private func wait() throws(HTTPError) {
    var bell = curl_waitfd(fd: mailbox.bell.descriptor, events: Int16(CURL_WAIT_POLLIN), revents: 0)
    let milliseconds: Int32 = transfers.isEmpty ? 60_000 : 1000
    try HTTPError.check(ccurl_multi_poll(multi, &bell, 1, milliseconds))
  }
}
