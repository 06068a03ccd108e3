import ArgumentParser
import Newspapers

/// An issue or a page, named by LCCN and date or by its address.
struct PageOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The newspaper's Library of Congress Control Number, or the address of an issue or a page, old or new.",
      valueName: "LCCN"))
  var newspaper: String

  @Argument(help: ArgumentHelp("The issue's date, YYYY-MM-DD; not with an address.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("Of several issues of a day, which; without it the first.", valueName: "N"))
  var edition: Int?

  func validate() throws {
    if let edition, edition < 1 { throw ValidationError("Editions are counted from 1.") }
    _ = try place()
  }

  /// The issue, and the page if an address names one.
  func place() throws -> (issue: IssueID, page: Int?) {
    let address = AddressParts(newspaper)
    let lccn = try LCCN.argument(newspaper)
    guard let written = date ?? address.date else {
      throw ValidationError("Name the date of the issue, YYYY-MM-DD.")
    }
    guard let day = IssueDate(written) else { throw ValidationError("“\(written)” is no date: YYYY-MM-DD.") }
    let issue = IssueID(lccn: lccn, date: day, edition: edition ?? address.edition ?? 1)
    return (issue, address.page)
  }

  /// `…/sn83045462/1865-10-02/ed-1/seq-3/`, `…/resource/sn83045462/1865-10-02/ed-1/?sp=3`.
  private struct AddressParts {
    var date: String?
    var edition: Int?
    var page: Int?

    init(_ written: String) {
      guard written.contains("/") else { return }
      for part in written.split(whereSeparator: { "/?&#.".contains($0) }) {
        if date == nil, IssueDate(part) != nil { date = String(part) }
        if part.hasPrefix("ed-") { edition = Int(part.dropFirst(3)).flatMap { $0 > 0 ? $0 : nil } }
        for name in ["seq-", "sp="] where part.hasPrefix(name) {
          page = Int(part.dropFirst(name.count)).flatMap { $0 > 0 ? $0 : nil }
        }
      }
    }
  }
}
