import NewspaperHTTP
import Newspapers
import Synchronization

/// Whether the server searched for the words at all: one that ignores them finds every page that has the fields.
extension PageSearch {
  /// No page has this word, so a server that finds pages with it ignores words.
  private static let madeUpWord = "zqxjvwkqzx"

  /// Searches for a made-up word in the same fields, unless some row shows what was found on its page. What a server
  /// did with words is known for an hour.
  /// - Parameters:
  ///   - parameters: those of the search, by which it is known.
  ///   - rows: some of what it found.
  ///   - age: when the rows came.
  /// - Returns: where the response came from; nil if none was needed.
  /// - Throws: `.ignoredFilter` if the server finds pages even so.
  @discardableResult
  func checkWords(
    of search: NativeSearch, in rows: [NativeRow], isSimple: Bool, age: Origin, _ freshness: Freshness
  ) async throws(NewspaperError) -> Origin? {
    guard !search.clauses.isEmpty, !rows.contains(where: \.showsWhatWasFound) else { return nil }
    let other = NativeSearch(clauses: [.all([PageSearch.madeUpWord])], fields: search.fields)
    let address = PageSearchAddress(search: other, order: .relevance)
    guard let parameters = isSimple ? address.simple : address.advanced else { return nil }
    let name = parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let isKnown = heeded.withLock { heeded in
      heeded[name].map { server.now - $0 < PageSearch.pause } ?? false
    }
    guard !isKnown else { return nil }
    // New rows say nothing about what the server did long ago.
    let freshness = freshness == .atHand && !age.isStale ? .recent : freshness
    let sheet = try await sheet(ListPlace(page: 1, size: 1), parameters, other, freshness)
    heeded.withLock { $0[name] = server.now }
    return sheet.origin
  }

  /// - Throws: `.ignoredFilter` if pages were found with a word that none has.
  static func checkMadeUp(
    _ search: NativeSearch, total: Int?, rows: Int, host: String
  ) throws(NewspaperError) {
    guard search.clauses == [.all([madeUpWord])], rows > 0 || total ?? 0 > 0 else { return }
    let count = max(total ?? 0, rows)
    throw .ignoredFilter(
      host: host, what: "it found \(count) page\(count == 1 ? "" : "s") with a made-up word")
  }
}

extension NativeRow {
  /// Whether the server says what it found on the page.
  fileprivate var showsWhatWasFound: Bool { !words.isEmpty || !boxes.isEmpty || !snippets.isEmpty }
}
