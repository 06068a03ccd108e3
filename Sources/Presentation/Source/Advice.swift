import Newspapers

/// What a reader can do about an error.
struct Advice {
  var anywhere: [String] = []
  /// Advice that names options or commands, which a screen does not have.
  var atCommands: [String] = []

  init(for error: NewspaperError) {
    switch error {
    case .unreachable(_, .insecure), .unreachable(_, .redirected(_, .insecure)):
      anywhere = ["Check this machine's clock and certificates; a proxy may need SSL_CERT_FILE."]
    case .unreachable(_, .proxy):
      anywhere = ["Check the proxy settings: https_proxy, http_proxy, all_proxy, no_proxy."]
    case .unreachable: anywhere = ["Check the network, the address and the proxy settings."]
    case .timedOut: anywhere = ["Try again later."]
    case .botCheck(let host):
      anywhere = [
        "Open the page in a browser: your network may want you to sign in. Or try from another network.",
        LibraryHosts.contains(host)
          ? "After many requests, wait an hour: any request before then may extend the block."
          : "After many requests, wait a few minutes before you try again.",
      ]
      atCommands = [Advice.otherSource(than: host)]
    case .rateLimited(let host, let until):
      anywhere = [Advice.waiting(for: host, until: until)]
      atCommands = [Advice.otherSource(than: host)]
    case .serverError(_, status: 401):
      anywhere = [
        "It wants a name and password in its address, https://NAME:PASSWORD@HOST. If they are there, "
          + "it did not accept them."
      ]
    case .serverError(let host, status: 403):
      anywhere = ["It does not allow this: try in a browser, or from another network."]
      atCommands = [Advice.otherSource(than: host)]
    case .degraded(let host), .serverError(let host, _):
      anywhere = ["Try again in a few minutes."]
      atCommands = [Advice.otherSource(than: host)]
    case .cutOff(let host):
      anywhere = ["Try again: an unfinished file is resumed if the server allows that."]
      atCommands = [Advice.otherSource(than: host)]
    case .malformed(let host, _):
      anywhere = [
        "Try again. If it persists, open any web page in a browser, in case the network wants you to "
          + "sign in; otherwise update Broadsheet."
      ]
      atCommands = [Advice.otherSource(than: host)]
    case .ignoredFilter(let host, _):
      anywhere = ["Try again. If it persists, the service has changed: update Broadsheet."]
      atCommands = [Advice.otherSource(than: host)]
    case .tooLarge: anywhere = ["Request less at a time."]
    case .notFound(let what, _): self = Advice(missing: what)
    case .unsupported(_, let what): self = Advice(lacking: what)
    case .tooCostly(_, let requests, _, let limit, let excess):
      self = Advice(cheapening: excess)
      // Where so many are too few, no option allows more.
      if limit < SearchAllowance.most {
        atCommands.append("Or allow it: \(SearchWords.option(allowing: requests)).")
      }
    case .unknownValue(_, _, let meant):
      if meant.isEmpty { anywhere = ["Check the spelling."] }
    case .notASite(let source, _):
      anywhere = [
        source.contains("/")
          ? "Check the address; it may need a shorter path, or none, such as https://HOST."
          : "Check the address; it may need a path, such as https://HOST/newspapers."
      ]
    case .notHere:
      atCommands = [
        "Use --source loc for the Library of Congress, or --source with a state site's address.",
        "Offline, you can read pages that you have read before or added with “broadsheet index add”, and the "
          + "demonstration newspaper: broadsheet read bsd00000001 1903-03-07",
      ]
    case .notInstalled(_, let packages):
      if !packages.isEmpty {
        anywhere = ["On Debian and Ubuntu: sudo apt install \(packages.joined(separator: " "))"]
      }
    case .local, .unreadable, .canceled: break
    case .inFallback(let source, _, _):
      anywhere = ["Try again when \(source) can be reached; the starter catalog holds only a selection."]
    }
  }

  /// The Library blocks for an hour, and a request may restart that hour; other servers do not say that they do.
  private static func waiting(for host: String, until: Double?) -> String {
    switch (LibraryHosts.contains(host), until) {
    case (true, nil): "Wait an hour: any request before then may extend the block."
    case (true, _?): "Wait until then: any request before then may extend the wait."
    case (false, nil): "Wait a few minutes before you try again: it did not say how long."
    case (false, _?): "Wait until then before you try again."
    }
  }

  /// What has newspapers besides the Library, or besides a site.
  private static func otherSource(than host: String) -> String {
    LibraryHosts.contains(host)
      ? "Use a state site's address with --source." : "Use another source, such as --source loc."
  }
}
