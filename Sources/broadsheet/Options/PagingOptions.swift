import ArgumentParser

/// Which page of a list to print.
struct PagingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Which page, from 1.", valueName: "number"))
  var page = 1

  @Option(
    name: .customLong("per-page"),
    help: ArgumentHelp("Rows per page, 1 to 1000. Default: 50.", valueName: "number"))
  var givenSize: Int?

  var size: Int { givenSize ?? 50 }

  /// The first row of the page, from 0.
  var firstRow: Int { (page - 1) * size }

  func validate() throws {
    guard page >= 1 else { throw ValidationError("--page must be at least 1 (got \(page)).") }
    guard (1...1000).contains(size) else {
      throw ValidationError("--per-page must be 1 to 1000 (got \(size)).")
    }
    guard page <= 1_000_000 else { throw ValidationError("--page must be at most 1000000 (got \(page)).") }
  }
}
