import Newspapers

/// The last line for an archive, which proves that it was read completely.
public struct Receipt: Hashable, Sendable {
  public let archive: String
  public internal(set) var bytes = 0
  public internal(set) var sha1: [UInt8] = []
  public internal(set) var members = 0
  public internal(set) var pages = 0
  public internal(set) var withoutText = 0
  public internal(set) var skipped = 0
  public internal(set) var faults = 0
  /// Damaged places in texts that became U+FFFD.
  public internal(set) var replaced = 0
  public internal(set) var textBytes = 0
  /// The checksum of the pages' text checksums, each with a line feed.
  public internal(set) var pagesSum: [UInt8] = []
  public internal(set) var isComplete = false

  init(archive: String) { self.archive = archive }

  /// What the lines are, for programs that read them.
  static let schema = "broadsheet.page/1"

  /// - Parameter options: how the pages were made, for stored receipts; nil for none.
  func line(program: String, made options: CorpusOptions?) -> JSONLine {
    var line = JSONLine()
    line.add("kind", "receipt")
    line.add("archive", archive)
    line.add("bytes", bytes)
    line.add("sha1", utf8: sha1)
    line.add("members", members)
    line.add("pages", pages)
    line.add("without_text", withoutText)
    line.add("skipped", skipped)
    line.add("faults", faults)
    line.add("replaced", replaced)
    line.add("text_bytes", textBytes)
    line.add("pages_sha256", utf8: pagesSum)
    line.add("complete", isComplete)
    line.add("schema", Receipt.schema)
    line.add("program", program)
    if let options { line.add("options") { $0.add(options) } }
    line.end()
    return line
  }
}

extension JSONLine {
  /// Those options that affect the pages and their lines.
  mutating func add(_ options: CorpusOptions) {
    add("text", options.text.rawValue)
    add("hyphens", options.hyphens.rawValue)
    add("words", options.wantsWords)
    add("lccns", options.newspapers.map(\.description).sorted()) { $0.write($1) }
    add("from", options.from?.description)
    add("to", options.to?.description)
  }
}
