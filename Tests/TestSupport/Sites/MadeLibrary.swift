import Foundation
import HTTP
import Synchronization

/// A www.loc.gov with made-up newspapers and with moods: written from the Library's documentation, not from
/// the program's requests.
///
///     let library = MadeLibrary(titles: 4046, LibraryMoods { $0.mostRows = 25 })
///     let service = LocGovService(client: library.client, …)     or library.serve(), a server on this machine
public final class MadeLibrary: Sendable {
  let titles: [MadeTitle]
  let moods: LibraryMoods
  private let trouble: Mutex<(cuts: Int, overloads: Int)>
  private let log = Mutex<[String]>([])

  public init(titles: Int = 60, issues: Int = 50, _ moods: LibraryMoods = LibraryMoods()) {
    self.titles = (0..<titles).map { MadeTitle(number: $0, issueCount: issues) }
    self.moods = moods
    trouble = Mutex((moods.cutResponses, moods.overloads))
  }

  /// The LCCN of a title.
  public static func lccn(_ number: Int) -> String { MadeTitle.lccn(number) }

  /// All requests, path and query, in order.
  public var asked: [String] { log.withLock { $0 } }

  public var client: StubHTTPClient {
    StubHTTPClient { request in self.answer(to: request.url).response(to: request.url) }
  }

  public func serve() async throws -> LoopbackServer {
    try await LoopbackServer.start { request in
      let answer = self.answer(to: request.target)
      return LoopbackResponse(status: answer.status, headers: answer.headers, body: Data(answer.body))
    }
  }

  /// - Parameter target: an address or a path, with its query.
  public func answer(to target: String) -> FixtureResponse {
    let parts = URLComponents(string: target)
    let items = (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    let query = Dictionary(items) { $1 }.filter { !moods.dropped.contains($0.key) }
    let path = parts?.path ?? ""
    log.withLock { $0.append(path + (parts?.query.map { "?" + $0 } ?? "")) }
    let (isCut, isOverloaded) = trouble.withLock { trouble in
      if trouble.overloads > 0 {
        trouble.overloads -= 1
        return (false, true)
      }
      trouble.cuts -= 1
      return (trouble.cuts >= 0, false)
    }
    if isOverloaded {
      return .html(Array("<!DOCTYPE html><title>503 Service Unavailable</title>".utf8), status: 503)
    }
    let answer = known(path, query) ?? fixture(target)
    return isCut ? answer.half : answer
  }

  private func known(_ path: String, _ query: [String: String]) -> FixtureResponse? {
    if query["at"] != nil, moods.knowsNoParts { return .json("{}") }
    if path.hasPrefix("/image-services/iiif/"), let size = moods.strictScan {
      return scan(path.split(separator: "/").dropFirst(3).map(String.init), size.width, size.height)
    }
    switch path {
    case "/collections/chronicling-america/titles/": return page(of: rows(query), query, as: \.listed)
    case "/collections/directory-of-us-newspapers-in-american-libraries/":
      return page(of: rows(query), query, as: \.found)
    case "/collections/chronicling-america/":
      switch query["dl"] {
      case "title": return page(of: rows(query), query, as: \.found)
      case "issue": return page(of: issues(query), query) { MadeLibrary.issue($0.lccn, $0.date) }
      case "page":
        return page(of: frontPages(query), query) { MadeLibrary.frontPage(of: $0.title, on: $0.day) }
      default: return nil
      }
    default:
      let parts = path.split(separator: "/")
      guard parts.count == 2, parts[0] == "item" else { return nil }
      guard let title = titles.first(where: { $0.lccn == parts[1] }) else { return nil }
      return json(["item": title.item, "resources": [Any]()])
    }
  }

  private func fixture(_ target: String) -> FixtureResponse {
    (try? FixtureSite.locGov.answer(to: target)) ?? .json("{}", status: 500)
  }

  /// - Parameter parts: `info.json`; or region, size, rotation and name.
  private func scan(_ parts: [String], _ width: Int, _ height: Int) -> FixtureResponse? {
    if parts == ["info.json"] { return json(["width": width, "height": height]) }
    guard parts.count == 4, parts[1].hasSuffix(","), let wanted = Int(parts[1].dropLast()) else {
      return .json("{}", status: 400)
    }
    let region = parts[0].split(separator: ",").compactMap { Int($0) }
    let most: Int
    if parts[0] == "full" {
      most = width
    } else {
      guard region.count == 4, region[0] + region[2] <= width, region[1] + region[3] <= height else {
        return .json("{}", status: 400)
      }
      most = region[2]
    }
    return wanted <= most ? nil : .json("{}", status: 400)
  }

  func json(_ object: [String: Any], status: Int = 200) -> FixtureResponse {
    let body = (try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)) ?? Data()
    return .json(Array(body), status: status, headers: ["Cache-Control": "max-age=86400"])
  }
}
