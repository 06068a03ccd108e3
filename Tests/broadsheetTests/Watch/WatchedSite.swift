import Foundation
import Newspapers
import Synchronization
import TestSupport

/// A server whose pages change while it is watched, and a reader's home.
final class WatchedSite: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case library, chronAm, openONI, iiif
  }

  final class State: Sendable {
    let pages: Mutex<[MadePage]>
    /// Answers that take precedence.
    let answer = Mutex<(@Sendable (String) -> FixtureResponse?)?>(nil)

    init(_ pages: [MadePage]) { self.pages = Mutex(pages) }
  }

  let kind: Kind
  let state: State
  let server: LoopbackServer

  init(_ kind: Kind, _ pages: [MadePage]) async throws {
    let state = State(pages)
    self.kind = kind
    self.state = state
    server = try await .start(answering: { target in
      if let answer = state.answer.withLock(\.self)?(target) { return answer }
      let pages = state.pages.withLock(\.self)
      return switch kind {
      case .library: try MadeLibraryPages(pages).answer(to: target)
      case .chronAm: try MadePageSite(pages).answer(to: target)
      case .openONI: try MadePageSite(pages, isOpenONI: true).answer(to: target)
      case .iiif: try MadePageSite(pages, isOpenONI: true, hasIIIFLists: true).answer(to: target)
      }
    })
  }

  /// Pages of four newspapers, in batches by number.
  static func pages(_ count: Int = 120, batches: Int = 3, seed: UInt64 = 31) throws -> [MadePage] {
    var dice = SeededDice(seed)
    let made = try MadePage.made(count, &dice)
    return made.enumerated().flatMap { number, page in
      MadePage.moved([page], to: "made_b\(number % batches)_ver01")
    }
  }

  var pages: [MadePage] { state.pages.withLock(\.self) }

  func change(to pages: [MadePage]) { state.pages.withLock { $0 = pages } }

  /// - Parameter answer: to a target; nil if the site answers itself.
  func answerFirst(_ answer: (@Sendable (String) -> FixtureResponse?)?) {
    state.answer.withLock { $0 = answer }
  }

  /// The requests for pages so far.
  var searches: [String] {
    server.requests.map(\.target).filter { $0.contains("/search/pages/") || $0.contains("dl=page") }
  }

  func program(_ environment: [String: String] = [:]) throws -> Program {
    let source = kind == .library ? "loc" : server.url
    return try Program(
      ["BROADSHEET_SOURCE": source, "BROADSHEET_LOC_URL": server.url].merging(environment) { $1 })
  }

  /// A program with a saved search, for which the batches are known.
  func watching(
    _ query: String, as name: String = "mine", _ environment: [String: String] = [:]
  ) async throws -> Program {
    let program = try program(environment)
    try await save(query, as: name, program)
    _ = try await program.run("watch", name)
    program.aDayPasses()
    return program
  }

  /// Saves a search without asking this server.
  func save(_ query: String, as name: String, _ program: Program) async throws {
    let library: [String: Any] = [
      "format": "broadsheet-library",
      "searches": [["name": name, "query": query, "created": "2026-01-01T00:00:00Z"]],
    ]
    try program.write(JSONSerialization.data(withJSONObject: library), to: "import.json")
    _ = try await program.run("bookmarks", "import", program.home.appending(path: "import.json").path)
  }

  /// What a query means among pages, as `watch` prints them.
  static func meant(_ text: String, _ pages: [MadePage]) throws -> Set<String> {
    let query = try SearchQuery.read(text).query
    return Set(pages.filter { MadeQueries.means(query.expression, $0) }.map { $0.page.description })
  }
}

extension Program {
  /// Makes everything stored too old.
  func aDayPasses() {
    try? FileManager.default.removeItem(at: home.appending(path: ".cache/broadsheet"))
    try? FileManager.default.removeItem(at: home.appending(path: ".local/state/broadsheet"))
  }
}
