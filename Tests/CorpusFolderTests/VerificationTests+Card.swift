import CorpusFolder
import Foundation
import Newspapers
import Testing

/// The card of a data set.
extension VerificationTests {
  @Test func `a card is written once`() async throws {
    let (corpus, _) = try await made()
    let (path, isNew) = try await corpus.writeCard()
    #expect(isNew)
    let card = try String(contentsOfFile: path, encoding: .utf8)
    #expect(card.hasPrefix("---\n") && card.contains("data_files: pages/*/*.jsonl.gz"))
    #expect(card.contains("of 3 newspaper pages in 1 batch,"))
    #expect(card.contains("\nlicense_link: https://creativecommons.org/publicdomain/mark/1.0/\n"))
    try Data((card + "A reader's own words.\n").utf8).write(to: URL(filePath: path))
    let again = try await corpus.writeCard()
    #expect(again.path == path && !again.isNew)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("A reader's own words.\n"))
    try Data("# Another project\n".utf8).write(to: URL(filePath: path))
    #expect(throws: NewspaperError.self) { try corpus.hasCard() }
    await #expect(throws: NewspaperError.self) { try await corpus.writeCard() }
  }
}
