import Foundation
import TestSupport
import Testing

/// Where the same pages are searched: at a server in each of the three protocols, and in this machine's index.
enum SearchedSource: String, CaseIterable, Sendable {
  case library, chronAm, openONI, here

  static let servers = [SearchedSource.library, .chronAm, .openONI]

  /// How a server that has `pages` answers.
  func answer(_ pages: [MadePage]) -> @Sendable (String) throws -> FixtureResponse {
    switch self {
    case .library, .here: MadeLibraryPages(pages).answer(to:)
    case .chronAm, .openONI: MadePageSite(pages, isOpenONI: self == .openONI).answer(to:)
    }
  }
}

/// Pages that a program can search at one source, which does not cost it more than a test can wait for.
struct SearchedPages {
  let source: SearchedSource
  let pages: [MadePage]
  private let server: LoopbackServer
  private let program: Program

  /// - Parameter change: changes a server's answer to a search.
  init(
    _ source: SearchedSource, _ pages: [MadePage],
    change: @escaping @Sendable (String, FixtureResponse) -> FixtureResponse = { $1 }
  ) async throws {
    (self.source, self.pages) = (source, pages)
    let answer = source.answer(pages)
    server = try await LoopbackServer.start(answering: { target in
      if target.hasSuffix("/newspapers.json") { return .json(MadePage.siteList) }
      let plain = try answer(target)
      return SearchedPages.isSearch(target) ? change(target, plain) : plain
    })
    program = try Program([
      "BROADSHEET_LOC_URL": server.url, "BROADSHEET_TILE_URL": server.url, "BROADSHEET_INDEX": "no",
    ])
    try program.write(Data(MadePage.catalog.utf8), to: "catalog.jsonl")
    let imported = try await program.run("import", program.home.appending(path: "catalog.jsonl").path)
    #expect(imported.exitCode == 0, "\(imported)")
    guard source == .here else { return }
    try program.write(Data(MadePage.exported(pages).utf8), to: "pages.jsonl")
    let added = try await program.run("index", "add", program.home.appending(path: "pages.jsonl").path)
    #expect(added.exitCode == 0, "\(added)")
  }

  private static func isSearch(_ target: String) -> Bool {
    target.contains("/search/pages/results/") || target.contains("dl=page")
  }

  /// How many searches the server was asked for.
  var asked: Int { server.requests.count { SearchedPages.isSearch($0.target) } }

  /// Nothing that was asked before is known any more.
  func forget() {
    for folder in [".cache", ".local/state/broadsheet"] {
      try? FileManager.default.removeItem(at: program.home.appending(path: folder))
    }
  }

  /// The demonstration newspaper, which this machine has as well, has a river, too.
  private func text(_ search: PlainSearch) -> String {
    source == .here ? "\(search) -lccn:bsd00000001" : "\(search)"
  }

  func run(_ search: PlainSearch, _ options: [String]) async throws -> Program.Outcome {
    let name =
      switch source {
      case .library: "loc"
      case .here: "here"
      case .chronAm, .openONI: server.url
      }
    return try await program.run(["search", "--source", name] + options + ["--", text(search)])
  }

  /// Whether a search of all pages printed each one that is meant once, and no others. Rows of the Library have no text
  /// to check; then the program has to say so.
  func isWhole(_ outcome: Program.Outcome, _ meant: Set<String>) throws -> Bool {
    let pages = try outcome.jsonPages
    let found = Set(pages)
    let isBound = source == .library && outcome.errors.contains("at most \(pages.count) page")
    return pages.count == found.count && (isBound ? found.isSuperset(of: meant) : found == meant)
  }

  func run(_ arguments: String...) async throws -> Program.Outcome { try await program.run(arguments) }

  func write(_ text: String, to name: String) throws -> String {
    try program.write(Data(text.utf8), to: name)
    return program.home.appending(path: name).path
  }
}

/// A printed count: `61`, `920..1766`, or `920..`.
struct PrintedCount: CustomStringConvertible {
  let description: String

  init(_ text: String) { description = text }

  var isExact: Bool { Int(description) != nil }

  /// Whether it is right about so many pages.
  func allows(_ count: Int) -> Bool {
    if let exact = Int(description) { return exact == count }
    let bounds = description.components(separatedBy: "..")
    guard bounds.count == 2, let least = Int(bounds[0]) else { return false }
    return least <= count && count <= (bounds[1].isEmpty ? count : Int(bounds[1]) ?? -1)
  }
}
