/// Completes queries from the catalog, the reader's library and the words of the pages on this machine.
public struct LocalCompletion: QueryCompleting {
  private let catalog: any NewspaperDirectory
  private let library: any PersonalLibrary
  private let words: @Sendable (String, Int) async throws(NewspaperError) -> [String]

  /// - Parameters:
  ///   - catalog: local, so that no request is sent.
  ///   - words: looks up words by prefix, those on the most pages first, up to a limit.
  public init(
    catalog: any NewspaperDirectory, library: any PersonalLibrary,
    words: @escaping @Sendable (String, Int) async throws(NewspaperError) -> [String]
  ) {
    self.catalog = catalog
    self.library = library
    self.words = words
  }

  @concurrent
  public func candidates(
    at place: QueryPlace, limit: Int
  ) async throws(NewspaperError) -> [QueryCandidate] {
    let typed = place.typed
    switch place.kind {
    case .value(let field):
      return Array(try await values(of: field, typed, limit).prefix(limit))
    case .word: return try await words(typed, limit)
    case .wordOrField:
      let fields = SearchField.Name.allCases.map(\.rawValue).filter { $0.hasPrefix(typed.lowercased()) }
      return Array((fields.map { QueryCandidate("\($0):") } + (try await words(typed, limit))).prefix(limit))
    }
  }

  private func words(_ typed: String, _ limit: Int) async throws(NewspaperError) -> [QueryCandidate] {
    guard !typed.isEmpty else { return [] }
    let known = try await words(typed, limit + 1)
    return known.filter { $0 != typed }.prefix(limit).map { QueryCandidate(SearchWord($0).description) }
  }

  private func values(
    of field: SearchField.Name, _ typed: String, _ limit: Int
  ) async throws(NewspaperError) -> [QueryCandidate] {
    switch field {
    case .lccn, .title: return try await newspapers(field, typed, limit)
    case .state:
      return named(try await tallies().states.map(\.name) + StateName.all, typed)
    case .county:
      return named(try await tallies().counties.compactMap { Place($0.name)?.county }, typed, arePlaces: true)
    case .city:
      return named(try await tallies().cities.compactMap { Place($0.name)?.city }, typed, arePlaces: true)
    case .language: return named(try await tallies().languages.map(\.name), typed)
    case .ethnicity: return named(try await tallies().ethnicities.map(\.name), typed)
    case .frequency: return named(try await tallies().frequencies.map(\.name), typed)
    case .in: return named(["bookmarks", "history"] + (try await tags()), typed)
    case .saved:
      let searches = try await library.savedSearches(matching: "", window: LocalCompletion.everything)
      return named(searches.rows.map(\.name), typed)
    case .is: return named(["read", "kept", "noted"], typed)
    case .page: return named(["front"], typed)
    case .date, .on, .edition, .batch: return []
    }
  }

  private static let everything = Window(offset: 0, limit: 10_000)

  private func tallies() async throws(NewspaperError) -> NewspaperTallies {
    try await catalog.tallies(matching: NewspaperQuery())
  }

  /// `tag/war`, and so on, by name.
  private func tags() async throws(NewspaperError) -> [String] {
    let bookmarks = try await library.bookmarks(matching: BookmarkQuery(), window: LocalCompletion.everything)
    return Set(bookmarks.rows.filter { $0.target.newspaper != nil }.flatMap(\.tags)).sorted().map {
      "tag/\($0)"
    }
  }

  /// Those of `names` with this prefix, then those with a later word that has it.
  /// - Parameter arePlaces: whether words of them are abbreviated: `St. P` begins Saint Paul.
  private func named(_ names: [String], _ typed: String, arePlaces: Bool = false) -> [QueryCandidate] {
    let foldings: [(String) -> String] =
      arePlaces ? [TitleText.folded, PlaceName.folded] : [TitleText.folded]
    let wanted = foldings.map { $0(typed) }
    var seen: Set<String> = []
    var (first, later): ([QueryCandidate], [QueryCandidate]) = ([], [])
    for name in names where name != typed && seen.insert(name).inserted {
      let folded = zip(foldings.map { $0(name) }, wanted)
      let candidate = QueryCandidate(LocalCompletion.written(name))
      if folded.contains(where: { $0.hasPrefix($1) }) {
        first.append(candidate)
      } else if folded.contains(where: { $0.contains(" " + $1) }) {
        later.append(candidate)
      }
    }
    return first + later
  }

  /// Newspapers by words of their titles; for LCCNs also by prefix.
  private func newspapers(
    _ field: SearchField.Name, _ typed: String, _ limit: Int
  ) async throws(NewspaperError) -> [QueryCandidate] {
    guard !typed.isEmpty else { return [] }
    let list = try await catalog.newspapers(
      matching: NewspaperQuery(words: typed), window: Window(offset: 0, limit: limit), freshness: .kept)
    guard list.closestWords == nil else { return [] }
    var seen: Set<String> = []
    return list.newspapers.compactMap { newspaper in
      let title = newspaper.title
      let text = field == .lccn ? newspaper.lccn.description : LocalCompletion.written(title)
      guard text != typed, title != typed, seen.insert(text).inserted else { return nil }
      return QueryCandidate(text, note: field == .lccn ? title : "")
    }
  }

  /// A value that contains a quotation mark cannot be written with it.
  private static func written(_ name: String) -> String {
    SearchField.Value.name(name.filter { $0 != "\"" }).description
  }
}
