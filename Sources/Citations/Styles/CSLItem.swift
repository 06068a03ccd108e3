import Newspapers

/// A citation as a record of CSL-JSON.
public struct CSLItem: Codable, Hashable, Sendable {
  struct Name: Codable, Hashable {
    var family: String?
    var given: String?
    var suffix: String?
    var literal: String?
  }

  struct Day: Codable, Hashable {
    let parts: [[Int]]

    init(_ date: IssueDate) { parts = [[date.year, date.month, date.day]] }

    /// Nil for anything but a day.
    var date: IssueDate? {
      guard let day = parts.first, day.count == 3 else { return nil }
      return IssueDate(year: day[0], month: day[1], day: day[2])
    }

    private enum CodingKeys: String, CodingKey { case parts = "date-parts" }
  }

  private enum CodingKeys: String, CodingKey {
    case id, type, title, author, issued, accessed, edition, section, page, source, language, keyword
    case note, annote
    case containerTitle = "container-title"
    case publisherPlace = "publisher-place"
    case publisher
    case address = "URL"
    case callNumber = "call-number"
    case issn = "ISSN"
  }

  let id: String
  let type: String
  var title: String?
  var author: [Name]?
  var containerTitle: String?
  var publisherPlace: String?
  var publisher: String?
  var issued: Day?
  var accessed: Day?
  var edition: String?
  var section: String?
  var page: String?
  var source: String?
  var address: String?
  var callNumber: String?
  var issn: String?
  var language: String?
  var keyword: String?
  var note: String?
  /// The reader's own remark.
  var annote: String?

  public init(_ reference: Reference, key: String) {
    func text(_ written: String?) -> String? { written.map(CSLItem.withoutTags) }
    id = key
    accessed = reference.dayOfAccess.map(Day.init)
    address = reference.address
    callNumber = reference.callNumber
    issn = reference.issn
    language = reference.language.flatMap(LanguageName.tag)
    // The reader's own words stay as typed: no citation prints them.
    keyword = reference.tags.isEmpty ? nil : OneLine.text(reference.tags.joined(separator: ", "))
    note = reference.remarks.isEmpty ? nil : text(reference.remarks)
    annote = reference.note.map(OneLine.text)
    guard !reference.isWebPage else {
      type = "webpage"
      title = text(reference.title)
      containerTitle = text(reference.collection?.name)
      publisher = text(reference.collection?.institution)
      return
    }
    type = "article-newspaper"
    title = text(reference.headline)
    author = reference.authors.isEmpty ? nil : reference.authors.map(CSLItem.name)
    containerTitle = text(reference.title)
    publisherPlace = text(reference.place)
    issued = reference.issue.map { Day($0.date) }
    edition = text(reference.edition)
    section = text(reference.section)
    page = text(reference.printedPage)
    source = text(reference.collection?.words)
  }

  private static func name(_ author: CitedAuthor) -> Name {
    switch author {
    case .person(let family, let given, let suffix):
      Name(family: withoutTags(family), given: given.map(withoutTags), suffix: suffix.map(withoutTags))
    case .body(let name): Name(literal: withoutTags(name))
    }
  }

  /// Processors obey these five tags in whatever they print, and there is no way to escape them; `‹` looks alike.
  private static func withoutTags(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = OneLine.text(text).unicodeScalars[...]
    while let mark = rest.firstIndex(of: "<") {
      result += rest[..<mark]
      let after = rest[rest.index(after: mark)...]
      let name = (after.first == "/" ? after.dropFirst() : after).prefix { $0.properties.isAlphabetic }
      let isTag = ["i", "b", "sup", "sub", "span"].contains(
        String(String.UnicodeScalarView(name)).lowercased())
      result.append(isTag ? "‹" : "<")
      rest = after
    }
    return String(result + rest)
  }
}
