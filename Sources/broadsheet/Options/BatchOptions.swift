import ArgumentParser
import Newspapers

/// Which batches are wanted.
struct BatchOptions: ParsableArguments {
  @Option(
    name: .customLong("lccn"),
    help: ArgumentHelp("Only batches with this newspaper; can be repeated.", valueName: "lccn"),
    transform: LCCN.argument)
  var newspapers: [LCCN] = []

  @Option(
    help: ArgumentHelp(
      "Only batches with newspapers from this state or territory, by name or postal code.", valueName: "name"),
    transform: BatchOptions.state)
  var state: String?

  @Option(
    name: .customLong("awardee"),
    help: ArgumentHelp(
      "Only batches that begin with this code, such as curiv; can be repeated.", valueName: "code"))
  var awardees: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only batches with newspapers that have issues from this year or later.", valueName: "year"))
  var from: Int?

  @Option(
    help: ArgumentHelp(
      "Only batches with newspapers that have issues from this year or earlier.", valueName: "year"))
  var to: Int?

  @Option(
    name: .customLong("new-since"),
    help: ArgumentHelp("Only archives made on this day or later.", valueName: "date"),
    transform: WrittenDate.dayArgument)
  var newSince: IssueDate?

  func validate() throws {
    if awardees.contains(where: { $0.trimmed.isEmpty }) { throw ValidationError("--awardee is empty.") }
    if let from, let to, from > to { throw ValidationError("--from \(from) is later than --to \(to).") }
  }

  /// The Library's form of a name. The whole list is known, so anything else is a mistake.
  private static func state(_ text: String) throws -> String {
    try EmptyFilter.check(["--state": text])
    if let known = StateName.known(text) { return known }
    if let fault = StateName.fault(text) { throw fault }
    return text
  }

  var selection: BatchSelection {
    var selection = BatchSelection()
    (selection.newspapers, selection.state) = (Set(newspapers), state)
    selection.awardees = Set(awardees.map { $0.trimmed.lowercased() })
    (selection.from, selection.to, selection.newSince) = (from, to, newSince)
    return selection
  }
}
