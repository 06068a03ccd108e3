import ALTO
import Newspapers

extension JSONLine {
  /// A page, `broadsheet.page/1`. Keys and their order never change.
  init(_ page: CorpusPage, _ name: BatchName, textSum: [UInt8], hasKind: Bool) {
    self.init()
    let issue = page.file.page.issue
    if hasKind { add("kind", "page") }
    add("id", page.file.page.description)
    add("lccn", issue.lccn.description)
    add("date", issue.date.description)
    add("year", issue.date.year)
    add("edition", issue.edition)
    add("sequence", page.file.page.sequence)
    add("batch", name.batch)
    add("awardee", name.awardee)
    add("reel", page.file.origin?.reel)
    add("issue_folder", page.file.origin?.issueFolder)
    add("frame", page.frame)
    add("language", page.languages.first)
    add("languages", page.languages) { $0.write($1) }
    add("text", utf8: page.text)
    add("text_source", page.source.rawValue)
    add("characters", page.characters)
    add("word_count", page.wordCount)
    add("quality", fraction: page.quality)
    add("quality_basis", page.basis?.rawValue)
    add("width", page.width)
    add("height", page.height)
    add("unit", page.unit)
    add("text_sha256", utf8: textSum)
    add("alto_sha256", utf8: page.altoSum)
    if let words = page.words { add("words") { $0.add(words) } }
    end()
  }

  private mutating func add(_ words: CorpusPage.Words) {
    add("start", words.starts) { $0.write($1) }
    add("length", words.lengths) { $0.write($1) }
    add("x", words.places) { $0.write(length: $1.x) }
    add("y", words.places) { $0.write(length: $1.y) }
    add("w", words.places) { $0.write(length: $1.width) }
    add("h", words.places) { $0.write(length: $1.height) }
    add("confidence", words.places) { $0.write(fraction: $1.confidence) }
  }

  private mutating func write(length: Double?) {
    if let whole = length.flatMap(CorpusPage.whole) { write(whole) } else { write("null" as StaticString) }
  }

  /// What could not be read.
  /// - Parameter member: nil for the archive itself.
  static func fault(_ name: BatchName, member: String?, what: String) -> JSONLine {
    var line = JSONLine()
    line.add("kind", "fault")
    line.add("archive", name.archive)
    line.add("member", member)
    line.add("what", what)
    line.end()
    return line
  }
}
