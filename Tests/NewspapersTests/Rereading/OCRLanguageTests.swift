import Newspapers
import Testing

struct OCRLanguageTests {
  @Test(arguments: [
    ("English", ["eng"]), ("German", ["deu", "frk"]), ("Spanish", ["spa"]), ("French", ["fra"]),
    ("Czech", ["ces"]), ("Hawaiian", []), ("Nonsense", []), ("Chinese", ["chi_tra", "chi_sim"]),
  ])
  func `the languages of newspapers have Tesseract's data`(language: String, data: [String]) {
    #expect(OCRLanguage.data(for: language) == data)
  }

  @Test(arguments: [
    ("de", ["deu", "frk"]), ("Deutsch", ["deu", "frk"]), ("deu", ["deu"]), ("frk", ["frk"]),
    ("Fraktur", ["frk"]), ("ger", ["deu", "frk"]), ("dan_frak", ["dan_frak"]), ("eng", ["eng"]), ("../x", []),
    ("Hawaiian", []), ("e", []), ("a+b", []),
  ])
  func `a user may write a language, its code, or the data's own name`(written: String, data: [String]) {
    #expect(OCRLanguage.data(written: written) == data)
  }

  @Test func `Debian's packages are named after the data`() {
    #expect(OCRLanguage.package(for: "deu") == "tesseract-ocr-deu")
    #expect(OCRLanguage.package(for: "chi_tra") == "tesseract-ocr-chi-tra")
    #expect(OCRLanguage.package(for: "klingon") == nil && OCRLanguage.package(for: "dan_frak") == nil)
  }

  @Test func `words to look up have no surrounding punctuation, and are rejoined at line ends`() {
    let lines = [["“The", "quick,", "for-"], ["tune", "1903", "Mac-Donald’s", "!"]]
    let layout = PageLayout(blocks: [
      PageLayout.Block(
        lines: lines.map { line in
          PageLayout.Line(
            words: line.map { PageLayout.Word($0, box: nil) }, isHyphenated: line.last == "for-")
        })
    ])
    #expect(KnownWords.sought(in: layout) == ["The", "quick", "fortune", "Mac", "Donald’s"])
  }
}
