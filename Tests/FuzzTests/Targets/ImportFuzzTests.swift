import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Files from which newspapers are imported.
@Suite struct ImportFuzzTests {
  /// Bytes in memory that arrive in pieces.
  private final class Pieces: ByteSource {
    private let bytes: [UInt8]
    private let piece: Int
    private(set) var position = 0

    init(_ bytes: [UInt8], piece: Int) {
      self.bytes = bytes
      self.piece = max(1, piece)
    }

    func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
      let count = min(piece, room.count, bytes.count - position)
      room.copyBytes(from: bytes[position..<position + count])
      position += count
      return count
    }
  }

  private static let record = """
    <record><leader>00000nas a2200000 a 4500</leader><controlfield tag="001">sn83030214</controlfield>
    <controlfield tag="008">750821d18661924nyudr n       0   a0eng d</controlfield>
    <datafield tag="010" ind1=" " ind2=" "><subfield code="a">sn 83030214 </subfield></datafield>
    <datafield tag="245" ind1="0" ind2="0"><subfield code="a">New-York tribune &amp; &#x5d0;.</subfield></datafield>
    <datafield tag="752" ind1=" " ind2=" "><subfield code="a">United States</subfield>
    <subfield code="b">New York</subfield><subfield code="d">New York.</subfield></datafield>
    <datafield tag="780" ind1="0" ind2="0"><subfield code="t">Tribune</subfield><subfield code="w">(DLC)sn 83030213
    </subfield></datafield></record>
    """

  private static let words = [
    "<", ">", "</", "/>", "<record>", "</record>", "<collection xmlns=\"http://www.loc.gov/MARC21/slim\">",
    "<?xml version=\"1.0\"?>", "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE x [", "&", "&lt;", "&#0;",
    "&#x110000;", "&a;", "\"", "'", "=", "<marc:subfield code='a'>", "<datafield tag=\"245\">", "u", "9999",
    "|",
  ]

  private func read(_ reader: inout some RecordReader) throws {
    var records = 0
    while true {
      let next: ReadRecord
      do throws(NewspaperError) {
        next = try reader.next()
      } catch {
        guard case .unreadable(let what) = error else { throw error }
        return try property("no words for what is wrong", !what.isEmpty)
      }
      switch next {
      case .newspaper(let newspaper), .listed(let newspaper, _):
        try NewspaperProperties.check(try LCCN(newspaper.lccn))
        try property("\(newspaper.lccn) has no title", !newspaper.title.isEmpty)
      case .fault(let reason), .cut(let reason): try property("no words for a fault", !reason.isEmpty)
      case .passedOver, .removed: break
      case .end: return
      }
      records += 1
      try property("records without end", records < 100_000)
    }
  }

  @Test func `MARCXML does no harm`() async throws {
    let odd = OddText(words: ImportFuzzTests.words)
    try await FuzzTarget.marcXML.run({ dice in
      var text = "<collection>"
      for _ in 0...dice.below(3) { text += dice.once(in: 4) ? odd.text(&dice) : ImportFuzzTests.record }
      var bytes = Array((text + "</collection>").utf8)
      if dice.once(in: 2) { ByteChange.apply(to: &bytes, &dice) }
      return bytes
    }) { input in
      let piece = input.dice.once(in: 2) ? 1 + input.dice.below(50) : input.bytes.count
      var reader = MARCNewspapers(Pieces(input.bytes, piece: piece))
      try read(&reader)
    }
  }

  @Test func `lists of titles do no harm`() async throws {
    let table = "LCCN,Title,State\nsn83030214,\"New-York tribune\",New York\nsn83045462,Evening star,D.C.\n"
    let json = #"{"newspapers":[{"lccn":"sn83030214","title":"New-York tribune","state":"New York"}]}"#
    let odd = OddText(words: [
      "\"", ",", "|", "\n", "\r", "lccn", "title", "{", "[", "]", "sn83030214", "&amp;",
    ])
    try await FuzzTarget.titleLists.run({ dice in
      var bytes = Array((dice.once(in: 2) ? table : json).utf8)
      if dice.once(in: 2) { bytes.insert(contentsOf: odd.text(&dice).utf8, at: dice.below(bytes.count)) }
      if dice.once(in: 2) { ByteChange.apply(to: &bytes, &dice) }
      return bytes
    }) { input in
      let source = Pieces(input.bytes, piece: 1 + input.dice.below(100))
      do {
        switch try FileKind(Array(input.bytes.prefix(4096)), file: "x") {
        case .marcXML: break
        case .table:
          var reader = try TableReader(source)
          try read(&reader)
        case .json:
          var reader = try JSONListReader(source)
          try read(&reader)
        }
      } catch let error as NewspaperError {
        guard case .unreadable(let what) = error else { throw error }
        try property("no words for what is wrong", !what.isEmpty)
      }
    }
  }
}
