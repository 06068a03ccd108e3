import Newspapers

/// The state of each newspaper in a corpus, from `titles.jsonl`.
struct TitleStates {
  let states: [String: String]
  let bytes: [UInt8]

  /// Without the file no state is known.
  /// - Throws: `.unreadable` if a line is not a newspaper: rows would lack its state.
  init(folder: String) throws(NewspaperError) {
    let file = TitleFile(folder: folder)
    bytes = try file.bytes()
    let titles = try file.titles(in: bytes, isStrict: true)
    states = Dictionary(titles.map { ($0.lccn, $0.state ?? "") }) { $1 }
  }
}

extension JobInputs {
  /// How many newspapers have no known state, of those that the list names.
  public var newspapersWithoutState: Int {
    plan.namedNewspapers.count { (states[$0.description] ?? "").isEmpty }
  }
}
