import Newspapers

/// An ALTO reader for tests of the code around it: the contents of all words, on one line.
public enum TestLayout {
  @Sendable public static func read(_ alto: [UInt8], _ host: String) throws(NewspaperError) -> PageLayout {
    let text = String(decoding: alto, as: UTF8.self)
    guard text.contains("<alto"), text.contains("</alto>") else {
      throw .malformed(host: host, what: "the ALTO file is cut")
    }
    let words = text.split(separator: "CONTENT=\"").dropFirst().map {
      PageLayout.Word(String($0.prefix { $0 != "\"" }), box: nil)
    }
    return PageLayout(blocks: [PageLayout.Block(lines: [PageLayout.Line(words: words)])])
  }
}
