import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Exported libraries, which may have been edited.
@Suite struct LibraryExchangeFuzzTests {
  @Test func `exported libraries do no harm`() async throws {
    let corpus = try JSONCorpus(
      ["output/library.json"],
      words: [
        "excerpts", "regions", "page", "source", "id", "note", "tags", "3f0c9a51d2e87b64", "loc.gov",
        "gopher://x",
        "sn83030214/1912-11-30/ed-1/seq-12", "sn83030214/1912-11-30", "a\nb", "a,b", "\u{202E}", "\u{1B}[2J",
        "2025-06-11T00:00:00Z", "0001-01-01T00:00:00Z", "broadsheet-library",
      ])
    try await FuzzTarget.libraryExchange.run(corpus.bytes) { input in
      let contents: LibraryContents
      do {
        contents = try LibraryExchange.read(input.bytes)
      } catch let error as LibraryDocumentError {
        return try property("no words for what is wrong", !error.description.isEmpty)
      }
      for excerpt in contents.excerpts {
        try property("an id of \(excerpt.id)", Excerpt.isID(excerpt.id))
        try property("a region of nothing", excerpt.regions.allSatisfy { $0.width > 0 && $0.height > 0 })
        let texts = [excerpt.note, excerpt.text ?? ""] + excerpt.tags + excerpt.authors + [excerpt.headline]
        try property(
          "a control in \(texts)",
          texts.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" } })
      }
      let written = LibraryExchange.written(contents)
      let again = try LibraryExchange.read(Array(written.joined(separator: "\n").utf8))
      try property("\(written) is written otherwise again", LibraryExchange.written(again) == written)
    }
  }
}
