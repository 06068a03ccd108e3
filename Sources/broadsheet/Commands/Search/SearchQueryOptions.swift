import ArgumentParser
import Newspapers
import Presentation
import Scenes

/// What `search` searches for: a query, and options that mean the same as its fields.
struct SearchQueryOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "What to search for. All words must be on the page; “\"gold rush\"” is a phrase.", valueName: "query"
    ))
  var words: [String] = []

  @Option(
    name: .customLong("query-file"),
    help: ArgumentHelp("Read the query from a file, or with - from standard input.", valueName: "file"),
    completion: .file())
  var file: String?

  @Option(
    name: .customLong("not"),
    help: ArgumentHelp("Only pages without this word or phrase.", valueName: "words"))
  var without: [String] = []

  @Option(help: ArgumentHelp("Only pages of this newspaper.", valueName: "LCCN"), transform: LCCN.argument)
  var lccn: [LCCN] = []

  @Option(help: ArgumentHelp("Only pages of newspapers with these words in the title.", valueName: "words"))
  var title: [String] = []

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Only pages of your bookmarks, history or tag/NAME.", valueName: "collection"))
  var collection: [String] = []

  @Option(help: ArgumentHelp("Only pages from this state, by name or postal code.", valueName: "name"))
  var state: [String] = []

  @Option(help: ArgumentHelp("Only pages from this county.", valueName: "name"))
  var county: [String] = []

  @Option(help: ArgumentHelp("Only pages from this city.", valueName: "name"))
  var city: [String] = []

  @Option(help: ArgumentHelp("Only pages in this language, e.g. German, Deutsch or de.", valueName: "name"))
  var language: [String] = []

  @Option(help: ArgumentHelp("Only newspapers for this ethnic group, e.g. Polish.", valueName: "name"))
  var ethnicity: [String] = []

  @Option(help: ArgumentHelp("Only newspapers with this frequency, e.g. Weekly.", valueName: "words"))
  var frequency: [String] = []

  @Option(
    help: ArgumentHelp("Only pages of this day or later: 1897, 1897-07, 1897-07-20.", valueName: "date"),
    transform: WrittenDate.argument)
  var from: WrittenDate?

  @Option(
    help: ArgumentHelp("Only pages of this day or earlier.", valueName: "date"),
    transform: WrittenDate.argument)
  var to: WrittenDate?

  @Option(
    help: ArgumentHelp("Only pages of this day of any year: 07-04.", valueName: "month-day"),
    transform: DayOfYear.argument)
  var on: DayOfYear?

  @Flag(help: "Only front pages.")
  var front = false

  @Option(help: ArgumentHelp("Only pages of this edition.", valueName: "number"))
  var edition: Int?

  @Option(help: ArgumentHelp("Only pages of this batch, such as curiv_ocotillo_ver01.", valueName: "name"))
  var batch: [String] = []
}

extension SearchQueryOptions {
  /// The options' conditions, in the query language, one for each field.
  private var fields: [(name: SearchField.Name, text: String)] {
    let names: [(SearchField.Name, [String])] = [
      (.lccn, lccn.map(\.description)), (.title, title), (.in, collection), (.state, state),
      (.county, county), (.city, city), (.language, language), (.ethnicity, ethnicity),
      (.frequency, frequency), (.edition, edition.map { [String($0)] } ?? []), (.batch, batch),
    ]
    var fields: [(name: SearchField.Name, text: String)] = names.compactMap { name, values in
      values.isEmpty ? nil : (name: name, text: QueryText.field(name, values))
    }
    if from != nil || to != nil {
      let (first, last) = (from?.days.lowerBound.description, to?.days.upperBound.description)
      fields.append((name: .date, text: "date:\(first ?? "")..\(last ?? "")"))
    }
    if let on { fields.append((name: .on, text: "on:\(on.month)-\(on.day)")) }
    if front { fields.append((name: .page, text: "page:1")) }
    return fields
  }

  /// Whether any option says which pages are wanted.
  var hasFilters: Bool { !without.isEmpty || !fields.isEmpty }

  /// The words given as arguments or in a file.
  func given() throws(NewspaperError) -> String {
    guard let file else { return words.joined(separator: " ") }
    let bytes = try WholeInput.bytes(of: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(what: "\(InputName.of(file)) is not text in UTF-8")
    }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The whole query, given the words in it.
  /// - Parameter names: the fields that the words contain. An option for one of these is put in parentheses, so
  ///   that it narrows the field rather than adding a value to it.
  func text(with given: String, having names: Set<SearchField.Name> = []) -> String {
    let conditions = fields.map { names.contains($0.name) ? "(\($0.text))" : $0.text }
    let excluded = without.map { "NOT \(QueryText.quoted($0))" }
    return QueryText.joined(given, (excluded + conditions).joined(separator: " "))
  }

  /// Two or more plain words: the shell removed the quotation marks of what may have been a phrase.
  var mayBePhrase: Bool {
    let words = words.flatMap { $0.split(separator: " ") }
    return words.count > 1 && !words.contains { ["OR", "AND", "NOT", "NEAR"].contains($0) }
      && words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "’" || $0 == "'" } }
  }
}
