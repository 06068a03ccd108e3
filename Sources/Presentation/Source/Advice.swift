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
      anywhere = ["Open the page in a browser, or try from another network."]
      atCommands = [Advice.otherSource(than: host)]
    case .rateLimited(let host, let until):
      let wait = until == nil ? "Wait an hour" : "Wait until then"
      anywhere = ["\(wait): any request before then may extend the block."]
      atCommands = [Advice.otherSource(than: host)]
    case .serverError(_, status: 401):
      anywhere = [
        "It asks for a name and password: write them in its address, https://NAME:PASSWORD@HOST."
      ]
    case .degraded(let host), .serverError(let host, _):
      anywhere = ["Try again in a few minutes."]
      atCommands = [Advice.otherSource(than: host)]
    case .malformed(let host, _):
      anywhere = ["Try again. If it persists, the service has changed: update Broadsheet."]
      atCommands = [Advice.otherSource(than: host)]
    case .tooLarge: anywhere = ["Request less at a time."]
    case .notFound(let what, _) where what.hasPrefix("newspaper "):
      anywhere = ["Check the number."]
      atCommands = ["“broadsheet list --query WORDS” finds newspapers by title."]
    case .notFound(let what, _) where what.hasPrefix("match for "):
      anywhere = ["Check the spelling."]
      atCommands = ["“broadsheet places” lists places, “broadsheet list --query WORDS” titles."]
    case .notFound(let what, _) where what.hasPrefix("saved search "):
      atCommands = ["“broadsheet search QUERY --save NAME” saves one; ' in browse lists them."]
    case .notFound(let what, _) where what.hasPrefix("picture of page "):
      atCommands = ["The scan may exist as a file: try “broadsheet get” with --as pdf or jp2."]
    // The issue exists, and only its scan is missing.
    case .notFound(let what, _) where what.hasPrefix("scan of page "): break
    case .notFound(what: "a search of pages", _), .unsupported(_, what: "a search of pages"):
      atCommands = ["Not every site can be searched: choose another source with --source."]
    case .notFound(let what, _) where what.hasPrefix("page ") && what.contains("/seq-"):
      atCommands = [
        "“broadsheet issues \(Advice.number(in: what))” lists the issues, and "
          + "“broadsheet read LCCN DATE --all” prints all pages of one."
      ]
    case .notFound(let what, _):
      atCommands = [
        "To see which issues exist, use “broadsheet issues \(Advice.number(in: what))” or the calendar in browse."
      ]
    case .unsupported(_, let what) where Advice.verbs.contains { what.hasPrefix($0) }:
      atCommands = ["Omit it, or choose another source with --source."]
    case .unsupported(_, let what) where what.hasPrefix("trends without "):
      anywhere = ["Narrow it to some years."]
      atCommands = ["Add --from and --to, such as --from 1890 --to 1899."]
    case .unsupported(_, let what) where what.hasPrefix("trends "):
      atCommands = ["Use --trend year, or --source here for the pages on this machine."]
    case .unsupported(_, let what) where what.hasPrefix("counts of all pages"):
      atCommands = ["Use --count for the number of pages, or --source here for the pages on this machine."]
    case .unsupported(_, let what) where what.hasPrefix("a list of its batches"):
      atCommands = ["Search again instead: broadsheet search saved:NAME."]
    case .unsupported: atCommands = ["Choose another source with --source."]
    case .tooCostly(_, let requests, _, _):
      anywhere = ["Narrow it by a state, a title, or years, or search for fewer alternatives."]
      atCommands = ["Or allow it: --max-requests \(requests)."]
    case .notASite:
      anywhere = ["Check the address; it may need a path, such as https://HOST/newspapers."]
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

  /// What an option requested, as named by `NewspaperFilter.words` and the sources.
  private static let verbs = ["filtering ", "sorting ", "listing ", "searching "]

  /// The newspaper that `what` names, to be typed.
  private static func number(in what: String) -> String {
    let numbers = what.split(separator: " ").compactMap { try? LCCN(String($0.prefix { $0 != "/" })) }
    return numbers.first?.description ?? "LCCN"
  }

  /// What has newspapers besides the Library, or besides a site.
  private static func otherSource(than host: String) -> String {
    host == "loc.gov" || host.hasSuffix(".loc.gov")
      ? "Use a state site's address with --source." : "Use another source, such as --source loc."
  }
}
