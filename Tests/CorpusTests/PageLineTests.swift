import TestSupport
import Testing

@testable import Corpus

/// What is written for a page.
struct PageLineTests {
  private func line(_ alto: String, text: String? = nil, _ change: (inout CorpusRunner) -> Void = { _ in })
    async throws
    -> CorpusRunner.Outcome
  {
    var runner = CorpusRunner()
    change(&runner)
    return try await runner.read(
      ArchiveBuilder(pages: [ArchiveBuilder.Page(MadePage.name(1), text: text, alto: alto)]).tar)
  }

  private func text(_ alto: String, _ hyphens: CorpusOptions.Hyphens) async throws -> String {
    let outcome = try await line(alto) {
      $0.options.hyphens = hyphens
      $0.options.wantsWords = true
    }
    let object = try #require(try outcome.objects().first)
    let text = try #require(object["text"] as? String)
    let words = try #require(object["words"] as? [String: [Any]])
    let scalars = Array(text.unicodeScalars)
    for (start, length) in zip(words["start"] ?? [], words["length"] ?? []) {
      let (start, length) = (start as? Int ?? -1, length as? Int ?? -1)
      let word = String(String.UnicodeScalarView(scalars[start..<start + length]))
      #expect(!word.isEmpty && !word.contains(where: \.isWhitespace), "\(word)")
    }
    #expect(object["characters"] as? Int == scalars.count)
    return text
  }

  private func block(_ lines: String...) -> String {
    "<TextBlock>"
      + lines.map { line in
        let isBroken = line.hasSuffix("+")
        let words = line.split(separator: " ").map { word in
          #"<String CONTENT="\#(word.filter { $0 != "+" })"\#(word.hasSuffix("+") ? #" SUBS_TYPE="HypPart1""# : "")/>"#
        }
        return "<TextLine>\(words.joined())\(isBroken ? #"<HYP CONTENT="-"/>"# : "")</TextLine>"
      }.joined() + "</TextBlock>"
  }

  @Test func `keys keep their order, and values are exact`() async throws {
    let outcome = try await line(MadePage.alto("The “Star”", "of Fiji", language: "eng"))
    let expected = [
      #"{"kind":"page","id":"sn83030214/1866-04-01/ed-1/seq-1","lccn":"sn83030214","date":"1866-04-01""#,
      #""year":1866,"edition":1,"sequence":1,"batch":"dlc_fiji_ver01","awardee":"dlc","reel":null"#,
      #""issue_folder":null,"frame":null,"language":"eng","languages":["eng"],"text":"The “Star”\nof Fiji""#,
      #""text_source":"alto","characters":18,"word_count":4,"quality":0.5000,"quality_basis":"confidence""#,
      #""width":10,"height":20,"unit":"pixel""#,
      #""text_sha256":"b00caedc4813f295f95c8bf5f8cf8f5c398c1f563e32addec823c63429889c06""#,
      #""alto_sha256":"34a0cd4af4e5b3cf97dfb56fa2aae5205ae9c7d6a1c0b269f92a80d1467f1699"}"#,
    ]
    #expect(outcome.lines.first == expected.joined(separator: ","))
    #expect(outcome.lines.count == 2)
  }

  @Test func `broken words are kept with a soft hyphen, or rejoined`() async throws {
    let alto =
      "<alto>" + block("the news+", "paper of Oma-+", "ha Sioux+", "City and ~+", "end+")
      + block("20-+", "year x+")
      + "</alto>"
    #expect(
      try await text(alto, .keep)
        == "the news\u{AD}\npaper of Oma\u{AD}\nha Sioux\u{AD}\nCity and ~\u{AD}\nend\u{AD}\n\n20\u{AD}\nyear x\u{AD}"
    )
    #expect(
      try await text(alto, .join) == "the newspaper\nof Omaha\nSioux-City\nand ~\nend-\n\n20-year\nx-")
  }

  @Test func `a word broken twice is one word`() async throws {
    let alto = "<alto>" + block("inter+", "na+", "tional law") + "</alto>"
    #expect(try await text(alto, .join) == "international\nlaw")
  }

  @Test func `spaces in a word count as spaces between words`() async throws {
    #expect(
      try await text(
        #"<alto><Page><String CONTENT=" a&#10;"/><String CONTENT="&#13; "/><String CONTENT="b"/></Page></alto>"#,
        .keep)
        == "a b")
  }

  @Test func `terminal control characters are escaped`() async throws {
    let outcome = try await line(
      MadePage.alto("a&quot;b\\c&#x7F;\u{9B}2J\u{2028}\u{E9}—\u{AD}&#x9;d"))
    #expect(
      outcome.lines.first?.contains(#""text":"a\"b\\c\u007f\u009b2J\u2028é—"# + "\u{AD} d\"") == true,
      "\(outcome.lines)")
  }

  @Test func `languages are counted by words`() async throws {
    let blocks = [
      ("cs", "jedno"), ("de", "drei Worte hier"), ("en", "one two three four"), ("de", "zwei mehr"),
      ("fr", "mot"),
    ].map {
      #"<TextBlock LANG="\#($0.0)">"#
        + $0.1.split(separator: " ").map { #"<String CONTENT="\#($0)"/>"# }.joined()
        + "</TextBlock>"
    }
    let outcome = try await line("<alto>\(blocks.joined())</alto>")
    #expect(outcome.lines.first?.contains(#""language":"de","languages":["de","en","cs","fr"]"#) == true)
    #expect(outcome.lines.first?.contains(#""quality":1.0000,"quality_basis":"estimate""#) == true)
  }

  @Test(arguments: [
    ("0007.tif", "\"0007\""), ("././0002.tif", "\"0002\""), (#"C:\scans\0104.jp2"#, "\"0104\""),
    ("/mnt/071_Om1bn-0018/ocr/0004.tif", "\"0004\""), ("1903-03-07_ed-1_seq-1.jpg", "null"),
    ("00071.tif", "null"),
  ]) func `a frame is four digits`(name: String, frame: String) async throws {
    let outcome = try await line("<alto><fileName>\(name)</fileName><String CONTENT=\"a\"/></alto>")
    #expect(outcome.lines.first?.contains("\"frame\":\(frame),") == true, "\(outcome.lines)")
  }

  @Test func `a page without words is a page`() async throws {
    let outcome = try await line("<alto/>", text: "")
    #expect(outcome.receipt.pages == 1 && outcome.receipt.withoutText == 1 && outcome.receipt.faults == 0)
    #expect(
      outcome.lines.first?.contains(
        #""text":"","text_source":"alto","characters":0,"word_count":0,"quality":null,"quality_basis":null,"width":null"#
      ) == true)
  }

  @Test(arguments: [
    ("<!DOCTYPE alto [<!ENTITY a \"b\">]><alto/>", "ALTO: line 1: it declares entities"),
    ("<html/>", "ALTO: it is XML, but not ALTO"),
    ("<alto>\n<String></alto>", "ALTO: line 2: mismatched tag"), ("", "ALTO: line 1: no element found"),
  ]) func `a file that is not ALTO is a fault`(file: String, what: String) async throws {
    let outcome = try await line(file, text: "a text")
    #expect(try outcome.faults == [what])
    #expect(outcome.receipt.pages == 0 && outcome.receipt.isComplete)
  }

  @Test(.timeLimit(.minutes(1))) func `a page of a hundred thousand languages takes no time`() async throws {
    let blocks = (0..<100_000).map { number in
      #"<TextBlock language="l\#(number)"><TextLine><String CONTENT="a"/></TextLine></TextBlock>"#
    }
    let last = #"<TextBlock language="last">"# + block("two words").dropFirst("<TextBlock>".count)
    let outcome = try await line("<alto>\(blocks.joined())\(last)</alto>")
    let languages = try #require(try outcome.objects().first?["languages"] as? [String])
    #expect(languages == ["last"] + (0..<49).map { "l\($0)" })
  }
}
