import Newspapers

/// Random searches of `MadePage.cataloged`, always the same for a seed.
public struct PlainSearches {
  private var dice: SeededDice

  public init(seed: UInt64) { dice = SeededDice(seed) }

  /// - Parameter names: those of fields that it must not have.
  public mutating func next(without names: Set<String> = []) -> PlainSearch {
    var search = words(depth: 2)
    for _ in 0..<dice.below(3) {
      let field = PlainSearches.fields[dice.below(PlainSearches.fields.count)]
      guard field.names.isDisjoint(with: search.names.union(names)) else { continue }
      search = search.with(field)
    }
    return search
  }

  private mutating func words(depth: Int) -> PlainSearch {
    let two = different(2)
    switch dice.below(depth > 0 ? 11 : 6) {
    case 0, 1, 2: return .word(two[0])
    case 3: return .phrase(two)
    case 4: return .near([two[0]], two[1], within: distance())
    case 5:
      let three = different(3)
      return .near([three[0], three[1]], three[2], within: distance())
    case 6, 7: return .both(words(depth: depth - 1), words(depth: depth - 1))
    case 8, 9: return .either(words(depth: depth - 1), words(depth: depth - 1))
    default: return .one(words(depth: depth - 1), without: words(depth: depth - 1))
    }
  }

  /// The Library has 5 and 10.
  private mutating func distance() -> Int { [1, 2, 3, 5, 5, 10][dice.below(6)] }

  private mutating func different(_ count: Int) -> [String] {
    var words = MadePage.vocabulary
    var chosen: [String] = []
    for _ in 0..<count { chosen.append(words.remove(at: dice.below(words.count))) }
    return chosen
  }

  private static func day(_ page: MadePage) -> String { page.page.issue.date.description }
  private static func lccn(_ page: MadePage) -> String { page.page.issue.lccn.description }

  /// Fields as the manual describes them. Days compare like their texts, such as 1897-02-03.
  private static let fields: [PlainSearch] = [
    PlainSearch("state", "state:Ohio") { $0.state == "Ohio" },
    PlainSearch("state", "state:(OH OR Iowa)") { $0.state == "Ohio" || $0.state == "Iowa" },
    PlainSearch("state", "-state:Texas") { $0.state != "Texas" },
    PlainSearch("state county", "county:Polk state:Iowa") { $0.state == "Iowa" && $0.counties == ["Polk"] },
    PlainSearch("state city", "city:Lima state:Ohio") { $0.state == "Ohio" && $0.cities == ["Lima"] },
    PlainSearch("state city", "city:\"San Antonio\" state:TX") { $0.cities == ["San Antonio"] },
    PlainSearch("title", "title:star") { $0.title.hasSuffix(" star") },
    PlainSearch("title", "title:\"alder evening\"") { $0.title == "Alder evening star" },
    PlainSearch("title", "-title:bee") { !$0.title.hasSuffix(" bee") },
    PlainSearch("lccn", "lccn:sn99000011") { lccn($0) == "sn99000011" },
    PlainSearch("lccn", "lccn:(sn99000011 OR sn99000013)") {
      ["sn99000011", "sn99000013"].contains(lccn($0))
    },
    PlainSearch("lccn", "-lccn:sn99000012") { lccn($0) != "sn99000012" },
    PlainSearch("language", "language:German") { $0.language == "German" },
    PlainSearch("language", "language:de") { $0.language == "German" },
    PlainSearch("language", "-language:German") { $0.language != "German" },
    PlainSearch("edition", "edition:2") { $0.page.issue.edition == 2 },
    PlainSearch("edition", "-edition:2") { $0.page.issue.edition != 2 },
    PlainSearch("page", "page:front") { $0.page.sequence == 1 },
    PlainSearch("page", "page:2..3") { (2...3).contains($0.page.sequence) },
    PlainSearch("page", "-page:front") { $0.page.sequence != 1 },
    PlainSearch("date", "date:1897") { day($0).hasPrefix("1897") },
    PlainSearch("date", "date:1890s") { day($0).hasPrefix("189") },
    PlainSearch("date", "date:1897-02") { day($0).hasPrefix("1897-02") },
    PlainSearch("date", "date:1898-01-03") { day($0) == "1898-01-03" },
    PlainSearch("date", "date:1897-02..1898-01-04") { "1897-02-01" <= day($0) && day($0) <= "1898-01-04" },
    PlainSearch("date", "date:1899..") { day($0) >= "1899" },
    PlainSearch("date", "date:..1897-01-05") { day($0) <= "1897-01-05" },
    PlainSearch("date", "date:1897 date:1899") { !day($0).hasPrefix("1898") },
    PlainSearch("date", "-date:1898") { !day($0).hasPrefix("1898") },
    PlainSearch("on date", "on:02-03 date:1897..1899") { day($0).hasSuffix("-02-03") },
  ]
}
