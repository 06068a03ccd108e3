import Foundation
import TestSupport

/// A fixture site on this machine, and an issue that it has: two pages, and at the Library and at the older
/// Open ONI a third that was not filmed.
enum PageSite: String, CaseIterable, Sendable {
  case library, chronAm, openONI, openONIWithAPI

  private var fixtures: FixtureSite {
    switch self {
    case .library: .locGov
    case .chronAm: .chronAm
    case .openONI: .openONI
    case .openONIWithAPI: .openONIWithAPI
    }
  }

  var lccn: String { self == .library ? "sn83030214" : "sn83025242" }
  var date: String { self == .library ? "1866-04-10" : "1906-01-11" }
  var hasThirdPage: Bool { self == .library || self == .openONI }

  /// The addresses of a page, old and new.
  func addresses(of sequence: Int) -> [String] {
    [
      "https://chroniclingamerica.loc.gov/lccn/\(lccn)/\(date)/ed-1/seq-\(sequence)/ocr/",
      "https://www.loc.gov/resource/\(lccn)/\(date)/ed-1/?sp=\(sequence)&st=text",
      "\(lccn)/\(date)/ed-1/seq-\(sequence)",
    ]
  }

  /// A server that responds like the site, except where `instead` answers; the addresses in its responses are
  /// on this machine.
  func start(
    instead: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse? = { _ in nil }
  ) async throws -> LoopbackServer {
    try await LoopbackServer.start { [fixtures] request in
      if let answer = instead(request) { return answer }
      do {
        let answer = try fixtures.answer(to: request.target)
        var body = Data(answer.body)
        if answer.headers["Content-Type"]?.contains("json") == true {
          let here = "http://" + (request.header("Host") ?? "")
          body = Data(
            String(decoding: body, as: UTF8.self).replacing("http://openoni.example.org", with: here).utf8)
        }
        return LoopbackResponse(status: answer.status, headers: answer.headers, body: body)
      } catch {
        return .text("\(error)", status: 500)
      }
    }
  }

  /// The program with `server` as its only source.
  func program(_ server: LoopbackServer) throws -> Program {
    guard self == .library else { return try Program(["BROADSHEET_SOURCE": server.url]) }
    return try Program(library: server, source: "loc")
  }
}
