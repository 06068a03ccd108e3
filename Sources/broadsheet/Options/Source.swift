import ArgumentParser
import HTTP

/// Which source of newspapers to use.
enum Source: Hashable, Sendable {
  /// The Library of Congress.
  case loc
  /// Only this machine.
  case offline
  /// A site that runs Open ONI or chronam.
  case site(SiteAddress)

  /// Parses a setting or an option.
  init(_ written: String) throws(SiteAddressError) {
    switch written.lowercased() {
    case "loc": self = .loc
    case "offline", "here": self = .offline
    default: self = .site(try SiteAddress(written))
    }
  }

  /// Where it is; nil if it has no address of its own.
  var site: SiteAddress? {
    if case .site(let address) = self { address } else { nil }
  }

  /// As it is written, without a password.
  var name: String {
    switch self {
    case .loc: "loc"
    case .offline: "here"
    case .site(let address): address.url
    }
  }

  /// Parses a source on the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> Source {
    do throws(SiteAddressError) {
      return try Source(written)
    } catch {
      let advice = Source.advice(written, error).map { " \($0)" } ?? ""
      throw ValidationError(
        "“\(SiteAddress.masked(written))” is not a source: \(error). Use loc, offline (or here), or a site's address.\(advice)"
      )
    }
  }

  /// What was probably meant by an address that cannot be parsed.
  static func advice(_ written: String, _ error: SiteAddressError) -> String? {
    guard error == .noScheme, let host = written.split(separator: "/").first, !written.contains("@"),
      host.contains(".") || host.contains(":")
    else { return nil }
    // A port usually belongs to a test server.
    let scheme = host.contains(":") ? "http" : "https"
    guard (try? SiteAddress("\(scheme)://\(written)")) != nil else { return nil }
    return "Did you mean \(scheme)://\(written)?"
  }
}
