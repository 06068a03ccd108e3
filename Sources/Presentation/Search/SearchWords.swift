import MVP
import Newspapers
import Text

/// Searches in words.
public enum SearchWords {
  /// When there is nothing to search.
  public static let nobody = Failure(
    "this source cannot search the text of newspaper pages", exitCode: ExitStatus.usage, canRetry: false)

  /// When an address is wanted for something that is not on the web.
  public static func noAddress(_ explanation: SearchExplanation) -> Failure {
    guard explanation.isHere else {
      return Failure(
        "no page can match, so \(explanation.source) is not asked, and the search has no address",
        exitCode: ExitStatus.usage, canRetry: false)
    }
    return Failure(
      "a search of this machine has no address",
      commandAdvice: ["Name a server: --source loc, or --source with a state site's address."],
      exitCode: ExitStatus.usage, canRetry: false)
  }

  /// `61 pages`, `at most 61 pages`, `920 to 1,766 pages`.
  public static func pages(_ count: SearchCount) -> String {
    switch count {
    case .exact(let count): Numerals.count(count, "page")
    case .withForms(let count): Numerals.count(count, "page")
    case .between(let least, let most?, _):
      least > 0 && least < most
        ? "\(Numerals.grouped(least)) to \(Numerals.count(most, "page"))"
        : "at most \(Numerals.count(most, "page"))"
    case .between(let least, nil, _): "at least \(Numerals.count(least, "page"))"
    }
  }

  /// The caveats about a count; empty if it is what was requested.
  public static func caveat(_ count: SearchCount) -> String {
    count.hasForms ? " (with other forms of the words)" : ""
  }

  /// For programs: `61`; `920..1766` if only bounds are known, `920..` if only the lower one is.
  public static func number(_ count: SearchCount) -> String {
    switch count {
    case .exact(let count), .withForms(let count): String(count)
    case .between(let least, let most, _): "\(least)..\(most.map(String.init) ?? "")"
    }
  }

  /// The same for a table: `1,766`, `920 to 1,766`.
  public static func grouped(_ count: SearchCount) -> String {
    switch count {
    case .exact(let count), .withForms(let count): Numerals.grouped(count)
    case .between(let least, let most?, _) where least != most:
      "\(Numerals.grouped(least)) to \(Numerals.grouped(most))"
    case .between(let least, let most, _):
      most == nil ? "\(Numerals.grouped(least)) or more" : Numerals.grouped(least)
    }
  }

  /// `at www.loc.gov`, `on this machine`, `in the demonstration newspaper`.
  public static func place(_ source: String) -> String {
    source.hasPrefix("this ")
      ? "on \(source)" : "\(source.contains(" ") ? "in" : "at") \(Failure.named(source))"
  }

  /// The same for a source as named by `--source`: `at the Library`, `at https://news.example`.
  public static func place(ofSource source: String) -> String {
    if SearchedSource.isHere(source) { return "on this machine" }
    return source.lowercased() == "loc" ? "at the Library" : "at \(source)"
  }

  /// `snippets: 40 requests to tile.loc.gov, about 40 s`.
  public static func price(ofPassages count: Int, at host: String, seconds: Int) -> String {
    "snippets: \(Numerals.count(count, "request")) to \(host), about \(Numerals.grouped(seconds)) s"
  }

  /// `Aug 2, 1897`: short, for a column.
  public static func day(_ date: IssueDate) -> String {
    "\(IssueDate.monthNames[date.month - 1].prefix(3)) \(date.day), \(date.year)"
  }

  /// The name of an order: `Best match`.
  public static func name(of order: SearchOrder) -> String {
    switch order {
    case .relevance: "Best match"
    case .date: "Date, oldest first"
    case .dateDescending: "Date, newest first"
    case .title: "Title, then date"
    }
  }

  /// The option that allows so many requests.
  public static func option(allowing requests: Int) -> String {
    requests <= SearchAllowance.most ? "--max-requests \(requests)" : "--yes"
  }

  /// A sentence without a period.
  public static func words(for note: SearchNote) -> String {
    switch note {
    case .orderedBy(let order, let reason): "sorted by \(order.rawValue): \(reason)"
    case .unreadableRows(let count):
      "\(Numerals.count(count, "row")) could not be read and \(count == 1 ? "is" : "are") left out"
    case .missingRows(let count, let total, let isLeftOut): missing(count, of: total, isLeftOut: isLeftOut)
    case .lateRows(let count): late(count)
    case .damagedTexts:
      "the texts of some pages found are damaged; “broadsheet index check” names them"
    case .simplified(let reason): "searched in a simpler way: \(reason)"
    case .onlyFirst(let limit, let total):
      "\(Numerals.grouped(limit)) of \(Numerals.count(total, "page")) can be reached; narrow the dates"
    case .checked(let rows, let most, let requests):
      "only \(Numerals.grouped(rows)) of about \(Numerals.count(most, "page")) were checked; checking all of "
        + "them takes \(Numerals.count(requests, "request")) (\(option(allowing: requests)))"
    case .spelledOut(let beginning): limits(of: beginning)
    case .partial(let gap): limits(of: gap)
    // Only whole batches say it.
    case .unsaid(.batch, _, _): fact(of: note)
    // The catalog is asked for these.
    case .unsaid(.title, _, _), .unsaid(.ethnicity, _, _), .unsaid(.frequency, _, _):
      "\(fact(of: note)); “broadsheet sync --directory” may fill it in"
    case .unsaid(_, let pages, let known):
      switch known {
      case 0: "\(fact(of: note)); “broadsheet sync --directory”, then “broadsheet index tidy” may fill it in"
      case pages: "\(fact(of: note)); “broadsheet index tidy” fills it in"
      default: "\(fact(of: note)); “broadsheet index tidy” fills it in for \(Numerals.grouped(known)) of them"
      }
    case .unchecked(let field):
      "pages whose \(field.rawValue) the source does not say are among those found"
    case .unknownValue(let field, let value, let meant): unknown(field, value, meant)
    case .misplaced(let name): misplaced(name)
    }
  }

  /// `the frequency “Weakly” is not known; did you mean Weekly?`
  static func unknown(_ field: SearchField.Name, _ value: String, _ meant: [String]) -> String {
    if meant.isEmpty, [.lccn, .county, .city].contains(field) {
      let name = field == .lccn ? "LCCN" : field.rawValue
      return "the \(name) “\(value)” is not in this machine's catalog; check it"
    }
    return "the \(field.rawValue) “\(value)” is not known"
      + (meant.isEmpty ? "" : "; did you mean \(meant.joined(separator: " or "))?")
  }

  /// `no Cook County in Ohio is in this machine's catalog; there is one in Illinois and Minnesota`.
  private static func misplaced(_ place: MisplacedName) -> String {
    let name = place.field == .county ? CountyName.whole(place.name, in: place.elsewhere[0]) : place.name
    let more = place.elsewhere.count - mostStates
    let others = more > 0 ? [Numerals.count(more, "other state")] : []
    let elsewhere = (Array(place.elsewhere.prefix(mostStates)) + others).listed
    let states = place.states.joined(separator: " or ")
    return "no \(name) in \(states) is in this machine's catalog; there is one in \(elsewhere)"
  }

  /// How many states are named before the others are only counted.
  private static let mostStates = 4

  /// `klond* stands for only 2 words from this machine's pages: klondike, klondikers`.
  private static func limits(of beginning: SpelledBeginning) -> String {
    "\(beginning.word) stands for only \(Numerals.count(beginning.words.count, "word")) from this machine's "
      + "pages: \(beginning.words.joined(separator: ", "))"
  }

  /// `city:Omaha stands for only the 4 newspapers that this machine's catalog has for it; there may be more`.
  private static func limits(of gap: SearchGap) -> String {
    guard let count = gap.newspapers else {
      return "\(gap.field) stands for exactly these words; "
        + "the source may describe newspapers in more words than these"
    }
    guard count > 0 else {
      return "\(gap.field) stands for no newspaper, because this machine's catalog has none for it; "
        + "the source may have some"
    }
    let newspapers = count == 1 ? "newspaper" : "\(Numerals.grouped(count)) newspapers"
    return "\(gap.field) stands for only the \(newspapers) that this machine's catalog has for it; "
      + "the source may have more"
  }

  /// For a search that found no page: only a search for everything shows that there is none.
  /// - Parameter hasMore: whether pages are left to check.
  public static func nothing(_ count: SearchCount, hasMore: Bool) -> String {
    if hasMore { return "no page found so far" }
    return count.most == nil ? "no page found, but there may be some" : "no pages found"
  }

  /// The same without advice, for a picture.
  public static func fact(of note: SearchNote) -> String {
    guard case .unsaid(let field, let pages, _) = note else { return words(for: note) }
    return "\(Numerals.count(pages, "page")) whose \(field.rawValue) is not known "
      + "\(pages == 1 ? "was" : "were") not searched"
  }

  /// As a sentence with its period.
  public static func sentence(for note: SearchNote) -> String { sentence(words(for: note)) }

  /// Words as a sentence with its period, if they do not ask.
  public static func sentence(_ words: String) -> String {
    words.capitalizedAtStart + (words.hasSuffix("?") ? "" : ".")
  }
}
