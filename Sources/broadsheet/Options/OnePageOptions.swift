import ArgumentParser
import Newspapers

/// A page, named by newspaper and day or by its address.
struct OnePageOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A newspaper's LCCN, or the address of an issue or a page, old or new.", valueName: "LCCN|address"),
    transform: GivenPlace.argument)
  var given: GivenPlace

  @Argument(
    help: ArgumentHelp(
      "The day of the issue, such as 1865-10-02 or 10/2/1865. Omit it after an issue's or a page's address.",
      valueName: "date"),
    transform: WrittenDate.dayArgument)
  var date: IssueDate?

  @Option(help: ArgumentHelp("Which edition of the day. Default: 1.", valueName: "number"))
  var edition: Int?

  @Option(
    name: .customLong("page"), help: ArgumentHelp("Which page. Default: the first.", valueName: "number"))
  var sequence: Int?

  func validate() throws {
    _ = try given.address.issue(on: date, edition: edition)
    if case .page = given.address, sequence != nil {
      throw ValidationError("That is the address of a single page: omit --page, or give the issue.")
    }
    guard sequence ?? 1 >= 1 else { throw ValidationError("Pages are numbered from 1.") }
  }

  /// Where it is.
  var home: AddressHome { given.home }

  var page: PageID {
    get throws {
      if case .page(let page) = given.address { return page }
      return PageID(issue: try given.address.issue(on: date, edition: edition), sequence: sequence ?? 1)
    }
  }
}
