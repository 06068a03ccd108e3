import Newspapers
import Testing

@Suite struct LCCNTests {
  @Test(arguments: [
    ("sn83030214", "sn83030214"),
    ("sn 83030214", "sn83030214"),
    ("sn 83030214 ", "sn83030214"),
    ("SN83030214", "sn83030214"),
    ("SN83-030214", "sn83030214"),
    ("sn83-30214", "sn83030214"),
    ("2017218620", "2017218620"),
    ("00225879", "00225879"),
    ("sn00000000", "sn00000000"),
    ("sn2002060538", "sn2002060538"),
    // The examples in the Library's rule.
    ("n78-890351", "n78890351"),
    ("n78-89035", "n78089035"),
    ("n 78890351 ", "n78890351"),
    (" 85000002 ", "85000002"),
    ("85-2 ", "85000002"),
    ("2001-000002", "2001000002"),
    ("75-425165//r75", "75425165"),
    (" 79139101 /AC/r932", "79139101"),
    // Addresses.
    ("https://www.loc.gov/item/sn83030214/", "sn83030214"),
    ("http://www.loc.gov/item/sn83030214", "sn83030214"),
    ("https://www.loc.gov/item/sn83030214/?st=calendar#x", "sn83030214"),
    ("https://www.loc.gov/item/sn83030214?fo=json", "sn83030214"),
    ("www.loc.gov/item/sn83030214/1898-01-01/ed-1/", "sn83030214"),
    ("https://www.loc.gov/resource/sn83030214/1898-01-01/ed-1/?sp=2&q=a/b", "sn83030214"),
    ("https://chroniclingamerica.loc.gov/lccn/sn83030214/", "sn83030214"),
    ("https://chroniclingamerica.loc.gov/lccn/sn83030214.json", "sn83030214"),
    ("https://chroniclingamerica.loc.gov/lccn/sn83030214/1898-01-01/ed-1/seq-2/ocr.txt", "sn83030214"),
    ("https://chroniclingamerica.loc.gov/lccn/SN83030214/issues/1898/", "sn83030214"),
    ("https://oregonnews.uoregon.edu/lccn/sn97071004/", "sn97071004"),
    ("https://example.org/papers/lccn/2004260419.rdf", "2004260419"),
    ("/lccn/sn83030214/", "sn83030214"),
    ("https://lccn.loc.gov/sn83030214", "sn83030214"),
    ("//lccn.loc.gov/sn83030214", "sn83030214"),
    ("lccn.loc.gov/sn83030214/marcxml", "sn83030214"),
    ("http://lccn.loc.gov/83-30214", "83030214"),
    ("info:lccn/sn83030214", "sn83030214"),
    ("INFO:LCCN/sn83030214", "sn83030214"),
    ("lccn:sn83030214", "sn83030214"),
  ])
  func `every form is read`(written: String, normalized: String) throws {
    #expect(try LCCN(written).description == normalized)
  }

  @Test(arguments: [
    ("", LCCNError.Reason.empty),
    ("  \n", .empty),
    ("New-York tribune", .badSerial),
    ("tribune", .badLength(digits: 0)),
    ("sn8303021", .badLength(digits: 7)),
    ("sn830302145", .badLength(digits: 9)),
    ("snn2017218620", .badLength(digits: 10)),
    ("abcd83030214", .badLength(digits: 8)),
    ("sn83a30214", .badCharacter),
    ("sn8303021４", .badCharacter),
    ("sn8303021\u{34e}4", .badCharacter),
    ("83030214\u{5b8}", .badCharacter),
    ("né83030214", .badCharacter),
    ("sn_83030214", .badCharacter),
    ("sn83-", .badSerial),
    ("sn83-0302144", .badSerial),
    ("sn83-03a", .badSerial),
    ("https://www.loc.gov/item/", .addressWithoutNumber),
    (
      "https://www.loc.gov/collections/chronicling-america/?fa=number_lccn:sn83030214",
      .addressWithoutNumber
    ),
    ("https://lccn.loc.gov/", .addressWithoutNumber),
    ("https://www.loc.gov/item/about/", .badLength(digits: 0)),
  ])
  func `anything but an LCCN is refused with the reason`(written: String, reason: LCCNError.Reason) {
    #expect(throws: LCCNError(written: written, reason: reason)) { try LCCN(written) }
  }

  @Test(arguments: [
    ("", "an LCCN is missing"),
    ("sn83", "“sn83” is not an LCCN: an LCCN has 8 or 10 digits after its letters (got 2)"),
    (
      "abcd83030214",
      "“abcd83030214” is not an LCCN: at most three letters can precede 8 digits, and two can precede 10"
    ),
    ("sn8x", "“sn8x” is not an LCCN: an LCCN has up to three letters, then only digits"),
    ("sn83-x", "“sn83-x” is not an LCCN: one to six digits follow the hyphen"),
    ("1865-10-02", "“1865-10-02” is a date, not an LCCN"),
    ("//loc.gov/", "no LCCN in the address “//loc.gov/”"),
  ])
  func `an error says what is wrong in one sentence`(written: String, words: String) throws {
    let error = try #require(throws: LCCNError.self) { try LCCN(written) }
    #expect(error.description == words)
  }

  @Test func `numbers are sorted as text`() throws {
    let sorted = try ["sn90000001", "2017218620", "sn83030214"].map { try LCCN($0) }.sorted()
    #expect(sorted.map(\.description) == ["2017218620", "sn83030214", "sn90000001"])
  }
}
