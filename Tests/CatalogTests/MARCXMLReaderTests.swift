import Newspapers
import TestSupport
import Testing

@testable import Catalog

struct MARCXMLReaderTests {
  /// The numbers of the newspapers in a text, and the errors in records.
  private func read(_ text: String, piece: Int = .max) throws -> (numbers: [String], faults: [String]) {
    try read(Array(text.utf8), piece: piece)
  }

  private func read(_ bytes: [UInt8], piece: Int = .max) throws -> (numbers: [String], faults: [String]) {
    var newspapers = MARCNewspapers(MemorySource(bytes, piece: piece))
    var (numbers, faults) = ([String](), [String]())
    while true {
      switch try newspapers.next() {
      case .newspaper(let newspaper), .listed(let newspaper, _): numbers.append(newspaper.lccn)
      case .fault(let reason): faults.append("\(newspapers.recordNumber): \(reason)")
      case .cut(let reason): faults.append("\(newspapers.recordNumber): cut: \(reason)")
      case .removed, .passedOver: break
      case .end: return (numbers, faults)
      }
    }
  }

  private let three = (1...3).map { MARCSample.record($0) }
  private let threeNumbers = ["sn10000001", "sn10000002", "sn10000003"]

  @Test(
    arguments: [
      { $0 },
      { $0.replacing("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", with: "") },
      { "\u{FEFF}" + $0 },
      {
        $0.replacing(
          "<collection>", with: "<!-- <record> --><collection xmlns=\"http://www.loc.gov/MARC21/slim\">")
      },
      {
        $0.replacing("<record", with: "<marc:record").replacing("</record", with: "</marc:record")
          .replacing("datafield", with: "marc:datafield").replacing("subfield", with: "marc:subfield")
          .replacing("controlfield", with: "marc:controlfield").replacing("leader", with: "marc:leader")
      },
      { $0.replacing("<collection>", with: "").replacing("</collection>", with: "") },
      { $0.replacing("\"", with: "'") },
      { $0.replacing("><", with: " >\n<!-- a comment with a <record> --> <") },
      { $0.replacing("</record>", with: "</record><?page break?>") },
      { $0.replacing("<collection>", with: "<!DOCTYPE collection><collection>") },
    ] as [@Sendable (String) -> String])
  func `every notation is read`(change: @Sendable (String) -> String) throws {
    let (numbers, faults) = try read(change(MARCSample.collection(three)))
    #expect(numbers == threeNumbers && faults == [])
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000]) func `it does not matter how bytes are split`(piece: Int)
    throws
  {
    let text = MARCSample.collection(
      [MARCSample.record(1, title: "A &amp; B &#x41; <!-- no --> <![CDATA[<x>]]>")] + three)
    let (numbers, faults) = try read(text, piece: piece)
    #expect(numbers == ["sn10000001"] + threeNumbers && faults == [])
  }

  @Test(arguments: [
    ("</subfield></datafield></record>", "</subfield></record>", "</record> where </datafield> should be"),
    ("</record>", "", "it does not end before the next one begins"),
    ("tag=\"245\"", "tag=245", "an attribute value without quotes"),
    ("tag=\"245\"", "tag=\"245", "an attribute without a value"),
    ("tag=\"245\"", "tag", "an attribute without a value"),
    ("Evening", "Evening & night", "an unknown reference"),
    ("Evening", "Evening &nbsp; night", "an unknown reference"),
    ("Evening", "Evening \u{1} night", "a character that XML does not allow"),
    ("Evening", "<b>Evening</b>", "</subfield> where"),
    ("<leader>", "<lead>", "<lead> is not part of a MARC record"),
    ("<leader>", "text <leader>", "text where a field should begin"),
    ("sn 10000002", "", "it has no LCCN"),
    ("sn 10000002", "xyz", "“xyz” is not an LCCN"),
    ("Evening star 2.", "", "sn10000002 has no title"),
  ])
  func `a broken record is reported and the others are read`(part: String, change: String, reason: String)
    throws
  {
    let broken = three[1].replacing(part, with: change)
    let (numbers, faults) = try read(MARCSample.collection([three[0], broken, three[2]]))
    #expect(numbers == [threeNumbers[0], threeNumbers[2]])
    #expect(faults.count == 1)
    if !reason.hasSuffix("where") {
      #expect(faults.first?.hasPrefix("2: ") == true && faults.first?.contains(reason) == true, "\(faults)")
    }
  }

  @Test func `bytes that are not UTF-8 are a fault`() throws {
    var bytes = Array(MARCSample.collection(three).utf8)
    let title = try #require(bytes.firstRange(of: Array("star 2".utf8)))
    bytes[title.lowerBound] = 0xFF
    let (numbers, faults) = try read(bytes)
    #expect(numbers == ["sn10000001", "sn10000003"] && faults == ["2: it is not UTF-8"])
  }

  @Test func `a file cut off anywhere gives its complete records and says that it is cut off`() throws {
    let text = Array(MARCSample.collection(three).utf8)
    let firstEnd = try #require(text.firstRange(of: Array("</record>".utf8))).upperBound
    for end in stride(from: firstEnd + 1, to: text.count - 16, by: 23) {
      let (numbers, faults) = try read(Array(text[..<end]))
      #expect(numbers == Array(threeNumbers.prefix(numbers.count)) && !numbers.isEmpty)
      #expect(faults.last?.contains("cut") == true, "cut at \(end)")
    }
  }

  @Test func `another encoding is refused with advice`() {
    let latin = MARCSample.collection(three).replacing("UTF-8", with: "ISO-8859-1")
    #expect { try read(latin) } throws: { error in
      guard case .unreadable(let what)? = error as? NewspaperError else { return false }
      return what.contains("iso-8859-1") && what.contains("iconv")
    }
  }

  /// However a file is damaged, reading it terminates and stays within its bytes.
  @Test(arguments: 1...8) func `random damage never crashes`(seed: Int) throws {
    let text = Array(MARCSample.collection((1...4).map { MARCSample.record($0, title: "A &amp; B") }).utf8)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 1...255, using: &generator)
        case 1: bytes.remove(at: place)
        default:
          let signs = Array("<>&\"'/!-".utf8).shuffled(using: &generator).prefix(2)
          bytes.insert(contentsOf: signs, at: place)
        }
      }
      do {
        let numbers = try read(bytes, piece: Int.random(in: 1...2000, using: &generator)).numbers
        #expect(numbers.count <= 5)
      } catch {
        #expect(error is NewspaperError, "seed \(seed): \(error)")
      }
    }
  }
}
