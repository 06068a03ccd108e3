import Newspapers

/// A page of a site that exists only in tests.
public struct MadePage: Sendable {
  public let page: PageID
  public let title: String
  public let state: String
  /// A second state in which the newspaper appeared.
  public var secondState: String?
  public var language: String
  public let words: [String]
  /// Without `batch_`.
  public var batch = "made_up_ver01"

  public var counties: [String] = []
  public var cities: [String] = []
  /// In the cataloger's words.
  public var frequency: String?

  public var states: [String] { [state] + (secondState.map { [$0] } ?? []) }
  public var text: String { words.joined(separator: " ") }
}

extension MadePage {
  /// The same pages, in another batch.
  public static func moved(_ pages: [MadePage], to batch: String) -> [MadePage] {
    pages.map { page in
      var page = page
      page.batch = batch
      return page
    }
  }

  /// The batches of pages, by name, and the newspapers in each.
  static func batches(of pages: [MadePage]) -> [(name: String, lccns: [String])] {
    Dictionary(grouping: pages, by: \.batch).map { name, pages in
      (name, Set(pages.map(\.page.issue.lccn.description)).sorted())
    }
    .sorted { $0.name < $1.name }
  }

  /// The words of all pages: only a few, so that most queries find something.
  public static let vocabulary = ["gold", "rush", "silver", "mine", "strike", "flood", "river", "bell"]

  /// Pages of four newspapers over some days of three years, with 3 to 12 words each.
  public static func made(_ count: Int, _ dice: inout SeededDice) throws -> [MadePage] {
    let papers = [
      ("sn83030214", "The evening star", "Ohio"), ("sn83045462", "The morning star", "Iowa"),
      ("sn84022673", "Bonville bee", "Ohio"), ("sn97071004", "Der Wecker", "Texas"),
    ]
    var pages: [PageID: MadePage] = [:]
    while pages.count < count {
      let (lccn, title, state) = papers[dice.below(4)]
      guard
        let date = IssueDate(year: 1897 + dice.below(3), month: 1 + dice.below(2), day: 1 + dice.below(6))
      else { continue }
      let issue = IssueID(lccn: try LCCN(lccn), date: date, edition: 1 + dice.below(2))
      let page = PageID(issue: issue, sequence: 1 + dice.below(3))
      pages[page] = MadePage(
        page: page, title: title, state: state, language: lccn == "sn97071004" ? "German" : "English",
        words: (0..<3 + dice.below(10)).map { _ in vocabulary[dice.below(vocabulary.count)] })
    }
    return pages.values.sorted { $0.page < $1.page }
  }
}

/// Numbers that depend only on the seed.
public struct SeededDice: Sendable {
  private var state: UInt64

  public init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// From 0, below `limit`.
  public mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  public mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
