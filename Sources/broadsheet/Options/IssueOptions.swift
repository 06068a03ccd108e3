import ArgumentParser
import Newspapers

/// An issue or one of its pages, named by newspaper and day or by its address.
struct IssueOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A newspaper's LCCN, or the address of an issue or a page, old or new.", valueName: "LCCN|address"),
    transform: GivenPlace.argument)
  var given: GivenPlace?

  @Argument(
    help: ArgumentHelp(
      "The day of the issue, such as 1865-10-02 or 10/2/1865. Omit it after an issue's or a page's address.",
      valueName: "date"),
    transform: WrittenDate.dayArgument)
  var date: IssueDate?

  @Option(help: ArgumentHelp("Which edition of the day. Default: 1.", valueName: "number"))
  var edition: Int?

  @Option(
    name: .customLong("from-search"),
    help: ArgumentHelp(
      "Take the pages from a file, or with - from standard input: what search prints there, or a page's address per line.",
      valueName: "file"), completion: .file())
  var list: String?

  func validate() throws {
    if list != nil {
      guard given == nil, date == nil, edition == nil else {
        throw ValidationError("--from-search names the pages: omit the newspaper, the date and --edition.")
      }
      return
    }
    guard let place else { throw ValidationError("Missing expected argument '<LCCN|address>'") }
    _ = try place.issue(on: date, edition: edition)
  }

  private var place: PageAddress? { given?.address }

  /// Where it is.
  var home: AddressHome { given?.home ?? .anywhere }

  /// The issue that is meant.
  var issue: IssueID {
    get throws {
      guard let place else { throw ValidationError("Missing expected argument '<LCCN|address>'") }
      return try place.issue(on: date, edition: edition)
    }
  }

  /// The page, if a page's address was given.
  var namedPage: Int? {
    if case .page(let page) = place { page.sequence } else { nil }
  }
}
