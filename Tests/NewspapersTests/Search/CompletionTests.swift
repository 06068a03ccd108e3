import Newspapers
import TestSupport
import Testing

/// What may follow in a query being typed.
struct CompletionTests {
  private typealias Kind = QueryPlace.Kind

  @Test(arguments: [
    ("gold ru", Kind.wordOrField, "ru", 5), ("", .wordOrField, "", 0), ("gold ", .wordOrField, "", 5),
    ("-sta", .wordOrField, "sta", 1), ("=hou", .word, "hou", 1), ("\"gold ru", .word, "ru", 6),
    ("state:Oh", .value(.state), "Oh", 6), ("gold -State:", .value(.state), "", 12),
    ("state:\"New Y", .value(.state), "New Y", 6), ("state:(Ohio OR New", .value(.state), "New", 15),
    ("state:(Ohio OR \"New Y", .value(.state), "New Y", 15), ("state:Ohio fl", .wordOrField, "fl", 11),
    ("state:(Ohio) fl", .wordOrField, "fl", 13), ("\"a b\" c", .wordOrField, "c", 6),
    ("12:3", .wordOrField, "12:3", 0), ("(a|b", .wordOrField, "b", 3),
    ("lccn:sn83", .value(.lccn), "sn83", 5),
  ])
  private func `before the cursor there is a word, a field or its value`(
    _ text: String, _ kind: Kind, _ typed: String, _ start: Int
  ) {
    let place = QueryPlace(in: text, before: text.count)
    #expect(place.kind == kind && place.typed == typed && place.range == start..<text.count, "\(place)")
  }

  @Test func `what is after the cursor does not matter`() {
    let place = QueryPlace(in: "state:Ohio gold", before: 8)
    #expect(place.kind == .value(.state) && place.typed == "Oh" && place.range == 6..<8)
  }

  private func candidates(_ text: String, limit: Int = 20) async throws -> [String] {
    let words = ["gold", "golden", "goldsmith", "statement", "not"]
    let completion = LocalCompletion(
      catalog: StubDirectory(Newspaper.samples, isLocal: true), library: NoLibrary(),
      words: { beginning, limit in Array(words.filter { $0.hasPrefix(beginning) }.prefix(limit)) })
    let place = QueryPlace(in: text, before: text.count)
    return try await completion.candidates(at: place, limit: limit).map(\.text)
  }

  @Test func `fields come before words, and the typed text is not a candidate`() async throws {
    #expect(try await candidates("stat") == ["state:", "statement"])
    #expect(try await candidates("gold") == ["golden", "goldsmith"])
    #expect(try await candidates("gold", limit: 1) == ["golden"])
    #expect(try await candidates("\"stat") == ["statement"])
    #expect(try await candidates("").first == "lccn:")
  }

  @Test(arguments: ["city:\"St. P", "city:\"saint p", "city:\"st p", "county:\"st. l"])
  func `a place is proposed however its abbreviation is typed`(text: String) async throws {
    let newspaper = Newspaper(
      lccn: try LCCN("sn84000001"), title: "Pioneer",
      places: [Place(state: "Minnesota", county: "Saint Louis", city: "Saint Paul")])
    let completion = LocalCompletion(
      catalog: StubDirectory([newspaper], isLocal: true), library: NoLibrary(), words: { _, _ in [] })
    let candidates = try await completion.candidates(at: QueryPlace(in: text, before: text.count), limit: 5)
    #expect(candidates.map(\.text) == [text.hasPrefix("city") ? "\"Saint Paul\"" : "\"Saint Louis\""])
  }

  @Test func `values are the catalog's, quoted if necessary`() async throws {
    #expect(try await candidates("state:\"new y") == ["\"New York\""])
    #expect(try await candidates("state:york") == ["\"New York\""])
    #expect(try await candidates("is:") == ["read", "kept", "noted"])
    #expect(try await candidates("date:18").isEmpty)
    let newspaper = Newspaper.samples[0]
    let word = String(newspaper.title.split(separator: " ")[1])
    #expect(try await candidates("lccn:\(word)").contains(newspaper.lccn.description))
    #expect(try await candidates("title:\(word)").contains { $0.contains(newspaper.title) })
  }
}
