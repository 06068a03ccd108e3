import Files
import Newspapers

/// The words of this machine's pages, with the spellings that the reader listed in a file.
struct SpelledVocabulary: WordCounts {
  let words: any WordCounts
  /// The path of `variants.tsv`, which need not exist.
  let path: String

  /// In bytes; anything longer was not written by a person.
  private static let limit = 1 << 20

  func pages(with words: [String]) async throws(NewspaperError) -> [String: Int] {
    try await self.words.pages(with: words)
  }

  func pages(with words: [String], without word: String) async throws(NewspaperError) -> [String: Int] {
    try await self.words.pages(with: words, without: word)
  }

  /// Read each time, so that additions take effect at once.
  @concurrent
  func spellings() async throws(NewspaperError) -> PeriodSpellings {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try WholeFile(path: path).read(atMost: SpelledVocabulary.limit + 1)
    } catch {
      throw .local(what: "period spellings cannot be read: \(error.reason)")
    }
    guard let bytes else { return PeriodSpellings() }
    guard bytes.count <= SpelledVocabulary.limit else {
      throw .unreadable(what: "\(path) is longer than 1 MB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(what: "\(path) is not UTF-8 text")
    }
    do throws(PeriodSpellings.Fault) {
      return try PeriodSpellings(text)
    } catch {
      throw .unreadable(what: "\(path), line \(error.line): \(error.words)")
    }
  }
}
