import Foundation
import TestSupport
import Testing

@testable import Corpus

/// The one rule for words, checked against its definition and against Python's `unicodedata`.
struct TokenTests {
  private static func tokens(_ text: String) -> [String] { tokens(Array(text.utf8)).map(\.token) }

  static func tokens(_ text: [UInt8]) -> [(token: String, place: Range<Int>)] {
    text.withUnsafeBufferPointer { text in
      var (reader, tokens): (TokenReader, [(String, Range<Int>)]) = (TokenReader(), [])
      while reader.advance(in: text) {
        tokens.append((String(decoding: reader.token, as: UTF8.self), reader.place))
      }
      return tokens
    }
  }

  @Test(arguments: [
    ("The Sun. 12th, don't", ["the", "sun", "th", "don", "t"]),
    ("co\u{AD}\noperate a\u{AD}b x\u{AD} y", ["cooperate", "ab", "x", "y"]),
    ("\u{AD}\u{AD}\n\na", ["a"]), ("a\u{AD}\u{AD}\nb", ["ab"]), ("a\u{AD}\n\nb", ["a", "b"]),
    ("ſtill Congreſs", ["still", "congress"]), ("İstanbul", ["i\u{307}stanbul"]),
    ("Straße STRASSE", ["straße", "strasse"]), ("Å A\u{30A} \u{301}x", ["å", "a\u{30A}", "\u{301}x"]),
    ("ΣΟΦΟΣ", ["σοφοσ"]), ("Привет, МИР", ["привет", "мир"]), ("日本語 x²", ["日本語", "x"]),
    ("𐐀𐐩", ["𐐨𐐩"]), ("", []), ("— 1,000 •", []), ("a\u{200B}b", ["a", "b"]), ("ﬁne", ["ﬁne"]),
  ]) func `a token is a run of letters and marks, each in lower case by itself`(
    text: String, tokens: [String]
  ) {
    #expect(TokenTests.tokens(text) == tokens)
  }

  @Test func `invalid UTF-8 ends a token`() {
    #expect(TokenTests.tokens([0x61, 0xFF, 0x62, 0xC3, 0x63, 0xE2, 0x82]).map(\.token) == ["a", "b", "c"])
  }

  @Test func `a position includes the soft hyphens within a token, and none next to it`() {
    let text = Array("é co\u{AD}\nop\u{AD}\n".utf8)
    #expect(TokenTests.tokens(text).map(\.place) == [0..<2, 3..<10])
  }

  /// Python's rule, using its own tables. Code points newer than these are left out of the texts.
  private static let script = """
    import json, sys, unicodedata
    def tokens(text):
        found, token = [], ""
        for c in text.replace("\\u00ad\\n", "").replace("\\u00ad", ""):
            if unicodedata.category(c)[0] in "LM":
                token += c.lower().replace("\\u017f", "s")
            elif token:
                found.append(token)
                token = ""
        return found + [token] if token else found
    for line in sys.stdin:
        print(json.dumps(tokens(json.loads(line)), ensure_ascii=True))
    """

  private func compare(_ texts: [String], _ location: SourceLocation = #_sourceLocation) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let (script, input) = (folder.path + "/tokens.py", folder.path + "/texts")
    try Data(TokenTests.script.utf8).write(to: URL(filePath: script))
    let encoder = JSONEncoder()
    let lines = try texts.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
    try Data(lines.joined().utf8).write(to: URL(filePath: input))
    let output = try SharedData.output(of: ["sh", "-c", "python3 \(script) < \(input)"])
    let theirs = try output.split(separator: 0x0A).map {
      try JSONDecoder().decode([String].self, from: Data($0))
    }
    #expect(theirs.count == texts.count, sourceLocation: location)
    for (text, theirs) in zip(texts, theirs) {
      let ours = TokenTests.tokens(text)
      // By bytes: equal strings can have different code points.
      guard ours.map({ Array($0.utf8) }) != theirs.map({ Array($0.utf8) }) else { continue }
      let place = zip(ours, theirs).prefix { $0.utf8.elementsEqual($1.utf8) }.count
      Issue.record(
        "\(ours.dropFirst(place).prefix(3)) \(theirs.dropFirst(place).prefix(3))", sourceLocation: location)
    }
  }

  @Test(.enabled(if: ArchiveBuilder.isInstalled("python3"), "Python is not there to compare with"))
  func `Python finds the same words in any text`() throws {
    var random = SeededGenerator(seed: 15)
    func scalar(_ range: ClosedRange<UInt32>) -> Unicode.Scalar {
      while true {
        guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)),
          let age = scalar.properties.age, age.major < 14
        else { continue }
        return scalar
      }
    }
    // Every code point that Python may know, and random ones close together.
    var texts = stride(from: UInt32(0), through: 0x1_FFFF, by: 256).map { block in
      String(
        String.UnicodeScalarView(
          (block..<block + 256).compactMap { value in
            Unicode.Scalar(value).flatMap { ($0.properties.age?.major ?? 99) < 14 ? $0 : nil }
          }.flatMap { ["x", $0, " ", $0] as [Unicode.Scalar] }))
    }
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        switch Int.random(in: 0...9, using: &random) {
        case 0: text.append("\u{AD}")
        case 1: text.append("\n")
        case 2: text.append(scalar(0x80...0x24F))
        case 3: text.append(scalar(0x300...0x52F))
        case 4: text.append(scalar(0x1E00...0x22FF))
        case 5: text.append(scalar(0x80...0x1_FFFF))
        case 6: text.append(" ")
        default: text.append(scalar(0x20...0x7E))
        }
      }
      texts.append(String(text))
    }
    try compare(texts)
  }

  @Test(
    .enabled(if: ArchiveBuilder.isInstalled("python3"), "Python is not there to compare with"),
    .enabled(if: SharedData.isThere, "the shared data is not there"))
  func `Python finds the same words in real pages`() throws {
    let texts = try SharedData.archivedTexts("pages/ocr_front_pages_1916.tar.zst")
    try compare(SharedData.isReadWhole ? texts : Array(texts.prefix(40)))
  }
}
