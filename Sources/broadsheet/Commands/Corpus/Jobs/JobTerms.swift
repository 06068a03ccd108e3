import Corpus
import Files
import Glibc
import MVP
import Newspapers
import Presentation

/// The terms of a job, as written on a command line or in a file.
enum JobTerms {
  /// More would make a table that nobody reads.
  static let most = 10_000

  /// Why there are none.
  enum Refusal: Error, Hashable {
    /// - Parameter what: a sentence.
    case unusable(what: String)
    /// The file cannot be read.
    case unread(what: String)
    /// Its bytes are in another encoding.
    case notUTF8(what: String)

    var words: String {
      switch self {
      case .unusable(let what), .unread(let what), .notUTF8(let what): what
      }
    }

    /// See EXIT STATUS in the manual.
    var status: Int32 {
      switch self {
      case .unusable: ExitStatus.usage
      case .unread: ExitStatus.inputOutput
      case .notUTF8: ExitStatus.badData
      }
    }
  }

  static func job(_ kind: CorpusJob.Kind, _ command: CorpusCommand.Run) throws(Refusal) -> CorpusJob {
    CorpusJob(kind, try terms(command.words, file: command.termsFrom), sample: command.sample)
  }

  /// - Parameter file: lines; empty ones and those that begin with # are skipped. `-` is standard input.
  private static func terms(_ words: [String], file: String?) throws(Refusal) -> [Term] {
    // What Swift makes of an argument's bytes that are not UTF-8.
    if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw .notUTF8(what: "“\(word)” is not UTF-8: type it on a terminal that uses UTF-8.")
    }
    let written = words + (try file.map { path throws(Refusal) in try lines(path) } ?? [])
    var terms: [Term] = []
    for word in written {
      guard !word.trimmed.dropLast().contains("*") else {
        throw .unusable(what: "“\(word)”: a star can only stand at the end of a term.")
      }
      guard let term = Term(word) else {
        throw .unusable(what: "“\(word)” has no letters: a term is made of words.")
      }
      if let fault = fault(in: word.trimmed) { throw .unusable(what: "“\(word)”: \(fault)") }
      terms.append(term)
    }
    guard !terms.isEmpty else { throw .unusable(what: "There are no terms in \(file ?? "it").") }
    guard terms.count <= most else {
      throw .unusable(what: "These are \(terms.count) terms; a job takes \(most) at most.")
    }
    return terms
  }

  /// Why the term would differ from what was written: a sentence. Nil if it would not.
  private static func fault(in word: String) -> String? {
    let kinds = word.unicodeScalars.map(\.properties.generalCategory)
    if kinds.contains(where: { [.decimalNumber, .letterNumber, .otherNumber].contains($0) }) {
      return "numbers cannot be counted, since words are made of letters; leave them out."
    }
    guard word.hasSuffix("*"), let last = kinds.dropLast().last else { return nil }
    let letters: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark,
    ]
    return letters.contains(last) ? nil : "a star must follow a letter."
  }

  private static func lines(_ path: String) throws(Refusal) -> [String] {
    let bytes: [UInt8]
    do throws(NewspaperError) { bytes = try WholeInput.bytes(of: path) } catch {
      throw .unread(what: Failure.words(for: error))
    }
    // Repaired terms would be other words.
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let name = InputName.of(path)
      throw .notUTF8(what: "\(name) is not UTF-8: convert it, for example with iconv.")
    }
    return text.split(whereSeparator: \.isNewline).map { String($0).trimmed }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
