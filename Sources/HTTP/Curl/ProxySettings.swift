import Glibc

/// The proxies that libcurl takes from the environment (libcurl-env(3)), for saying which one failed.
public struct ProxySettings: Sendable {
  /// A proxy as a variable names it.
  public struct Proxy: Hashable, Sendable {
    public let variable: String
    /// As written, without anything that may be its password.
    public let address: String

    /// Host and port.
    public var host: String {
      let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
      let host = rest.split(separator: "@").last ?? rest
      return String(host.prefix { $0 != "/" })
    }
  }

  private let variable: @Sendable (String) -> String?

  public init(variable: @escaping @Sendable (String) -> String?) { self.variable = variable }

  /// From this process's environment.
  public static var ofEnvironment: ProxySettings {
    ProxySettings { name in getenv(name).map { String(cString: $0) } }
  }

  /// All that are set.
  public var all: [Proxy] {
    ["https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY"].compactMap { named($0) }
  }

  /// The one that a request to `url` goes through; nil if none.
  func proxy(for url: String) -> Proxy? {
    guard let origin = WebOrigin(of: url), !isExempt(origin.host) else { return nil }
    // HTTP_PROXY is not read: a web server sets it for its programs.
    let names = origin.scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
    return (names + ["all_proxy", "ALL_PROXY"]).lazy.compactMap { named($0) }.first
  }

  private func named(_ name: String) -> Proxy? {
    guard let value = variable(name), !value.isEmpty else { return nil }
    return Proxy(variable: name, address: SiteAddress.masked(value))
  }

  /// Whether `no_proxy` names the host or a domain above it. Ranges of addresses are not examined: if there
  /// are any, no proxy is blamed.
  private func isExempt(_ host: String) -> Bool {
    let entries = (variable("no_proxy") ?? variable("NO_PROXY") ?? "").lowercased()
      .split { $0 == "," || $0 == " " }
    return entries.contains { entry in
      let name = entry.drop { $0 == "." }
      return name == "*" || name.contains("/") || host == name || host.hasSuffix("." + name)
    }
  }
}
