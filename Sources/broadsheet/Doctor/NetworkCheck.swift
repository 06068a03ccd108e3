import Glibc
import HTTP
import Scenes

/// Checks everything that requests need; sends none.
struct NetworkCheck: DoctorCheck {
  let title = "Network"
  let environment: [String: String]

  func run(report: @escaping Finding.Report) async {
    do throws(HTTPError) {
      let version = try CurlVersion.installed()
      await report(NetworkCheck.library(version))
      await report(NetworkCheck.certificates(version))
    } catch {
      await report(
        .warning(
          "libcurl", "it cannot be loaded: \(error.libraryReason)",
          advice: [
            "Install libcurl (on Debian: apt install libcurl4); without it only --source offline works."
          ]))
    }
    for proxy in ProxySettings(variable: { [environment] in environment[$0] }).all {
      await report(.note("proxy", "\(proxy.address) (\(proxy.variable))"))
    }
  }

  private static func library(_ version: CurlVersion) -> Finding {
    guard version.tls != nil else {
      return .warning("libcurl", version.words, advice: ["Install a libcurl with TLS; https needs it."])
    }
    return .good("libcurl", version.words)
  }

  private static func certificates(_ version: CurlVersion) -> Finding {
    let named = CertificateStore.ofEnvironment
    let paths = [named.file ?? version.certificates.file, named.directory ?? version.certificates.directory]
      .compactMap(\.self)
    // Without a path libcurl has its own way to find the system's certificates.
    guard let first = paths.first else { return .good("certificates", "those built into libcurl") }
    if let readable = paths.first(where: { access($0, R_OK) == 0 }) { return .good("certificates", readable) }
    return .warning(
      "certificates", "\(first) cannot be read: \(String(cString: strerror(errno)))",
      advice: ["Install certificates (on Debian: apt install ca-certificates), or set SSL_CERT_FILE."])
  }
}
