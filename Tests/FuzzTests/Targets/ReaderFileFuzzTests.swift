import Catalog
import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// The reader's own files, which may have been edited or damaged by a disk; and text typed into a search.
@Suite struct ReaderFileFuzzTests {
  @Test func `earlier queries do no harm`() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.file("queries")
    let history = QueryHistoryFile(path: path)
    let odd = OddText(words: ["gold rush\n", "\n", "\r\n", "\"a b\"", "state:Ohio", "\u{2028}", "\n\n"])
    try await FuzzTarget.queryHistory.run(odd.bytes) { input in
      try Data(input.bytes).write(to: URL(filePath: path))
      let before = try await history.queries()
      try property("a query of several lines", before.allSatisfy { !$0.contains(where: \.isNewline) })
      guard let query = try? SearchQuery.read(odd.text(&input.dice)).query.description else { return }
      try await history.add(query)
      let after = try await history.queries()
      try property("“\(query)” is not the last of \(after)", after.last == query)
      let kept = (before.filter { $0 != query } + [query]).suffix(QueryHistoryFile.most)
      try property("earlier queries changed", after == Array(kept))
    }
  }

  @Test func `spellings do no harm`() async throws {
    let odd = OddText(words: [
      "today", "to-day", "\t", "\t", "\n", "\n", "#", "color\tcolour\n", "by-laws", "OR", "NOT", "near/5",
      "&", "ſ",
      "\u{AD}", "*", "-", "  ", "musick\tmusic\n", "!",
    ])
    try await FuzzTarget.spellings.run(odd.bytes) { input in
      let query = try? SearchQuery.read(String(input.text.prefix(200))).query
      for word in (query?.wordsForVariants() ?? []).prefix(3) where word.text.count < 40 {
        try check(word, VariantCandidates(word))
      }
      do {
        let spellings = try PeriodSpellings(input.text)
        guard let query else { return }
        let words = query.wordsForVariants(spellings)
        let chosen = Dictionary(words.map { ($0, spellings.of($0)) }) { first, _ in first }
        guard let all = try? query.including(chosen) else { return }
        let read = try? SearchQuery.read(all.description).query
        try property("“\(all)” of \(chosen) is another query", read == all)
      } catch let error as PeriodSpellings.Fault {
        let lines = input.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        try property("line \(error.line): \(error.words)", (1...lines).contains(error.line))
        try property("no words for what is wrong", !error.words.isEmpty)
      }
    }
  }

  private func check(_ word: SearchWord, _ candidates: VariantCandidates?) throws {
    guard let candidates else { return }
    let texts = candidates.all.map(\.text)
    try property(
      "a variant of \(word) twice", Set(texts).count == texts.count && !texts.contains(candidates.word))
    try property(
      "\(candidates.likely.count) likely variants",
      candidates.likely.count <= VariantCandidates.mostLikely)
  }

  @Test func `completing typed text does no harm`() async throws {
    let odd = OddText(words: [
      "gold", "st", "state:", "state:N", "\"", "“", "lccn:", "lccn:sn8", "title:", "city:(", ")", "(", "-",
      "=", " ",
      " ", "saved:", "in:tag/", "county:\"New", "language:d", "language:", "|", " OR ", ":", "frequency:",
      "e\u{301}",
    ])
    let folder = TemporaryFolder()
    let completion = LocalCompletion(
      catalog: StarterCatalog(), library: LibraryFile(path: folder.file("library.sqlite"))
    ) { typed, limit in Array(["golden", "or", "don't", "not", "near", "é"].prefix(limit)) }
    try await FuzzTarget.completion.run(odd.bytes) { input in
      let text = String(input.text.prefix(400))
      let cursor = input.dice.below(text.count + 1)
      let place = QueryPlace(in: text, before: cursor)
      try property(
        "\(place.range) before \(cursor)", place.range.lowerBound >= 0 && place.range.upperBound == cursor)
      do {
        let candidates = try await completion.candidates(at: place, limit: 8)
        try property("\(candidates.count) candidates", candidates.count <= 8)
        for candidate in candidates {
          try property("an empty candidate", !candidate.text.isEmpty)
          guard !candidate.text.hasSuffix(":") else { continue }
          let field: String
          if case .value(let name) = place.kind { field = "\(name.rawValue):" } else { field = "" }
          let query = try? SearchQuery.read(field + candidate.text)
          try property("“\(field)\(candidate.text)” is no query", query != nil)
        }
      } catch let error as NewspaperError {
        try NewspaperProperties.check(error)
      }
    }
  }

  /// A library with changed bytes is either read or reported as damaged.
  @Test func `damaged libraries do no harm`() async throws {
    let folder = TemporaryFolder()
    let path = folder.file("library.sqlite")
    let library = LibraryFile(path: path, patience: 0.1)
    let issue = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1918-10-11")))
    try await library.put(SavedSearch(name: "flu", query: "flu date:1918", created: 1, changed: 2))
    let watched = WatchedSearch(search: "flu", server: "x", batches: ["a", "b"], begun: 5, watched: 5)
    let pages = (1...9).map { number in
      ReportedPage(
        search: "flu", page: PageID(issue: issue, sequence: number), title: "Star", snippet: "…",
        address: nil,
        found: 5)
    }
    try await library.remember([watched], pages, anew: false)
    let whole = Array(try Data(contentsOf: URL(filePath: path)))
    try await FuzzTarget.libraryFiles.run({ dice in
      var bytes = whole
      // The part with the rows; SQLite itself checks the rest.
      for _ in 0...dice.below(6) {
        let page = 4096 * dice.below(bytes.count / 4096)
        let place = dice.once(in: 2) ? 3900 + dice.below(196) : dice.below(4096)
        bytes[page + place] = dice.once(in: 2) ? dice.byte() : UInt8(dice.below(16))
      }
      if dice.once(in: 10) { ByteChange.apply(to: &bytes, &dice) }
      return bytes
    }) { input in
      try Data(input.bytes).write(to: URL(filePath: path))
      for question in 0..<5 {
        do {
          switch question {
          case 0: _ = try await library.watched("flu", at: "x")
          case 1: _ = try await library.reports(of: ["flu"], limit: 5)
          case 2: _ = try await library.reportedPages(of: "flu")
          case 3: _ = try await library.contents()
          default: _ = try await library.examine()
          }
        } catch NewspaperError.local(let what) {
          try property("it is not named: \(what)", what.contains(path))
        }
      }
    }
  }
}
