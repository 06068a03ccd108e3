import Foundation
import TestSupport
import Testing

/// The same lines, made by the program and by Python's own libraries.
@Suite(.enabled(if: ArchiveBuilder.isInstalled("python3"), "Python is not there to compare with"))
struct CorpusPythonTests {
  private static let script = Fixture.root.appending(path: "share/broadsheet/spark/broadsheet_pages.py").path

  private func compare(
    _ bytes: [UInt8], _ options: [String] = [], _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let program = try Program()
    try program.write(Data(bytes), to: "dlc_fiji_ver01.tar")
    try await compare(program.home.path + "/dlc_fiji_ver01.tar", program, options, location)
  }

  private func compare(
    _ path: String, _ program: Program, _ options: [String], _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let ours = try await program.run(["corpus", "pages", "--receipts"] + options + [path])
    let theirs = try await program.run(
      ["python3", CorpusPythonTests.script, "--receipts", "--program", "0.2.0"] + options + [path],
      executable: "/usr/bin/env")
    #expect(ours.exitCode == 0 && ours.lines.count > 0, "\(ours.errors)", sourceLocation: location)
    #expect(theirs.exitCode == 0, "\(theirs.errors)", sourceLocation: location)
    for (ours, theirs) in zip(ours.lines, theirs.lines) {
      #expect(ours == theirs, sourceLocation: location)
    }
    #expect(ours.lines.count == theirs.lines.count, sourceLocation: location)
  }

  private static let demonstration: [ArchiveBuilder.Page] = {
    let names = (try? Fixture.names(in: "demonstration/pages")) ?? []
    return names.filter { $0.hasSuffix(".xml") }.enumerated().map { number, name in
      let text = try? Fixture.text("demonstration/pages/" + name.dropLast(4) + ".txt")
      let alto = try? Fixture.text("demonstration/pages/" + name)
      return ArchiveBuilder.Page(
        "bsd00000001/1903/03/\(number + 10)/ed-1/seq-1", text: text, alto: alto)
    }
  }()

  private static let oddLines = [
    "naïve Café ÉCOLE Straße ſtill ﬁne", "the the the ooo b B. 12th 1,000 $5.25 — • ■ £ ½ 3d",
    "Привет мир שלום 日本語",
    "e\u{301}te A\u{30A} \u{A0}x\u{2003}y \u{301}z", "\u{7F}\u{9B}\u{2028}tab\tquote\"back\\slash",
    "Mc Mac McKinley MCKINLEY",
  ]

  @Test func `for the demonstration newspaper`() async throws {
    #expect(CorpusPythonTests.demonstration.count > 10)
    let bytes = try ArchiveBuilder.compressed(
      ArchiveBuilder(pages: CorpusPythonTests.demonstration).tar, by: "bzip2")
    for options in CorpusPythonTests.ways { try await compare(bytes, options) }
    for options in [["--from", "1903-03-12"], ["--to", "1903-03"], ["--from", "1904"]] {
      try await compare(bytes, options)
    }
  }

  /// The ways in which pages can be written.
  private static let ways = [
    [], ["--words"], ["--text", "ocr"], ["--hyphens", "join"], ["--hyphens", "join", "--words"],
    ["--hyphens", "join", "--text", "ocr"],
  ]

  @Test func `for odd pages and names`() async throws {
    var builder = ArchiveBuilder(pages: Array(CorpusPythonTests.demonstration.prefix(2)))
    for (number, line) in CorpusPythonTests.oddLines.enumerated() {
      let words = line.split(separator: " ").map {
        $0.unicodeScalars.map { "&#\($0.value);" }.joined()
      }.filter { !$0.contains("&#9;&#") }
      let strings = words.map {
        #"<String CONTENT="\#($0)" HPOS="1\#(number).5" VPOS="2e1" WC="1.5" WIDTH="x"/>"#
      }
      builder.add("sn83030214/1900/01/1\(number)/ed-1/seq-1/ocr.txt", Array(line.utf8))
      builder.add(
        "sn83030214/1900/01/1\(number)/ed-1/seq-1/ocr.xml",
        Array(
          "<alto><TextBlock LANG=\"x\"><TextLine>\(strings.joined())<HYP/></TextLine></TextBlock></alto>".utf8
        ))
    }
    builder.add("sn83030214/1900/02/30/ed-1/seq-1/ocr.xml", [])
    builder.add("sn83030214/1900/02/03/ed-1/seq-0/ocr.xml", [])
    builder.add("sn83030214/1900/02/03/ed-1/seq-1/ocr.txt", Array("Text not available".utf8))
    builder.add("sn83030214/1900/02/04/ed-1/seq-1/ocr.txt", [0x61, 0xE2, 0x80, 0x20, 0xFF, 0x62])
    builder.add("sn83030214/1900/02/05/ed-1/seq-1/ocr.txt", [0xFF, 0xFE, 0x61, 0x00])
    builder.add("sn83030214/1900/02/06/ed-1/seq-1/ocr.xml", Array("<alto>\n<String>".utf8))
    builder.add("sn83030214/1900/02/07/ed-1/seq-1/ocr.xml", Array("<html/>".utf8))
    builder.add(
      "sn83030214/1900/02/08/ed-1/seq-1/ocr.xml", Array("<!DOCTYPE a [<!ENTITY b 'c'>]><alto/>".utf8))
    let late = ["01/10", "02/04"].map { "sn83030214/1900/\($0)/ed-1/seq-1/ocr.xml" }
    for name in late { builder.add(name, Array("<alto/>".utf8)) }
    let blocks = (0..<60).map {
      "<TextBlock LANG=\"l\($0 % 55)\"><TextLine><String CONTENT=\"a\"/></TextLine></TextBlock>"
    }
    builder.add(
      "sn83030214/1900/02/10/ed-1/seq-1/ocr.xml", Array("<alto>\(blocks.joined())</alto>".utf8))
    builder.add("../x", [1])
    builder.add("sn83030214/1900/02/09/ed-1/seq-1/ocr.xml", [], kind: .link)
    builder.add("sn83030214/", [], kind: .folder)
    builder.addPax(
      String(repeating: "é/", count: 80) + "sn83030214/1900/03/01/ed-1/seq-1/ocr.xml", Array("<alto/>".utf8))
    for options in CorpusPythonTests.ways + [["--lccn", "sn 83030214", "--to", "1900-01-12"]] {
      try await compare(builder.tar, options)
    }
    try await compare(builder.members)
    try await compare(Array(builder.members.dropLast(700)))
    try await compare(builder.tar + builder.tar)
    try await compare(try ArchiveBuilder.compressed(builder.tar, by: "bzip2") + Array("<html>".utf8))
    for text in ["<html>", "", "no archive", String(repeating: "x", count: 700)] {
      try await compare(Array(text.utf8))
    }
    for count in [100, 512, 700, 1500, 10_240] { try await compare([UInt8](repeating: 0, count: count)) }
    for text in ["\0", "<html>", "\0.", "\0" + String(repeating: "x", count: 512)] {
      let rest = Array(text.replacing("\0", with: String(repeating: "\0", count: 700)).utf8)
      for tar in [builder.tar, builder.members] { try await compare(tar + rest) }
      try await compare(ArchiveBuilder.compressed(builder.tar, by: "gzip") + rest)
    }
  }

  @Test(.enabled(if: SharedData.isThere, "the shared data is not there")) func `for real pages`() async throws
  {
    let names = [
      "loc_chronam_test_ocr", "sn83045462_1865-10-02_ed-1_seq-1", "sn83045462_1920-11-15_ed-1_seq-1",
      "sn99021999_1887-03-03_ed-1_seq-1",
    ]
    let altos = try names.map {
      String(decoding: try SharedData.bytes("pages/\($0).alto.xml.xz"), as: UTF8.self)
    }
    let texts = try SharedData.archivedTexts("pages/ocr_front_pages_1916.tar.zst")
    #expect(texts.count == 380)
    // Both take a while in a debug build.
    let some =
      SharedData.isReadWhole ? texts : texts.enumerated().filter { $0.offset % 10 == 5 }.map(\.element)
    let pages = some.enumerated().map { number, text in
      ArchiveBuilder.Page(
        "sn83030214/\(1900 + number / 28)/01/\(number % 28 < 9 ? "0" : "")\(number % 28 + 1)/ed-1/seq-1",
        text: text,
        alto: number < altos.count ? altos[number] : nil)
    }
    let tar = ArchiveBuilder(pages: pages).tar
    try await compare(tar, ["--words"])
    try await compare(tar, ["--text", "ocr"])
    try await compare(tar, ["--hyphens", "join"])
    try await compare(tar, ["--hyphens", "join", "--text", "ocr"])
  }

  @Test func `for words broken at the end of a line`() async throws {
    let lines = [
      ["twenty-", "one co-operate was", "a co-", "operate inter-", "national"],
      ["Omaha-", "Sioux GER-", "MANY 20-", "year"],
      ["so wait~", "ing x waiting x", "wait~", "ing and —", "ing é-", "te n\u{E4}ve-", "t\u{E9}"],
      ["a\u{AD}", "b c\u{AC}", "d", "\u{A0}-", "ſo-", "und İs-", "tanbul -", "½-", "a (new-", "born)"],
      ["日本-", "語", "-", "--", "ⅳ-", "x e\u{301}t-", "e\u{301}"],
    ]
    var builder = ArchiveBuilder(pages: [])
    for (number, lines) in lines.enumerated() {
      let page = "sn83030214/1900/01/1\(number)/ed-1/seq-1/ocr."
      let rows = lines.enumerated().map { place, line in
        let words = line.split(separator: " ").map { #"<String CONTENT="\#($0)"/>"# }
        return "<TextLine>\(words.joined())\(place % 3 == 1 ? "<HYP/>" : "")</TextLine>"
      }
      builder.add(page + "txt", Array((lines + ["", " x-"] + lines).joined(separator: "\n").utf8))
      let block = "<TextBlock>\(rows.joined())</TextBlock>"
      builder.add(page + "xml", Array("<alto>\(block)\(block)</alto>".utf8))
    }
    for options in CorpusPythonTests.ways { try await compare(builder.tar, options) }
  }

  @Test func `for a batch folder, even if files are missing or are links`() async throws {
    let program = try Program()
    let list = ["1887030301", "1887030401", "x", "1887030501"].map {
      #"<issue lccn="sn99021999" issueDate="1887-03-0\#($0.dropFirst(7).first ?? "6")" editionOrder="1">"#
        + "./sn99021999/0020653817A/\($0)/\($0).xml</issue>"
    }
    try program.write(Data("<batch>\(list.joined())</batch>".utf8), to: "batch_nbu_ant_ver01/data/batch.xml")
    for issue in ["1887030301", "1887030401"] {
      let folder = "batch_nbu_ant_ver01/data/sn99021999/0020653817A/\(issue)/"
      let mets = [0, 2, 1, 3, 4].map { page in
        """
        <dmdSec ID='p\(page)'><mods:start> \(page) </mods:start></dmdSec><file ID="o\(page)">
        <FLocat xlink:href="./000\(page).xml"/></file>
        <div TYPE="np:page" DMDID="p\(page)"><fptr FILEID="o\(page)"/></div>
        """
      }
      try program.write(Data("<mets>\(mets.joined())</mets>".utf8), to: folder + issue + ".xml")
      for (page, (_, alto)) in zip(1...3, CorpusPythonTests.demonstration.map { ($0.text, $0.alto) }) {
        try program.write(Data((alto ?? "").utf8), to: folder + "000\(page).xml")
      }
      try FileManager.default.createSymbolicLink(
        atPath: program.home.path + "/" + folder + "0004.xml", withDestinationPath: "0001.xml")
    }
    let path = program.home.path + "/batch_nbu_ant_ver01"
    for options in [[], ["--hyphens", "join", "--words"], ["--from", "1887-03-04"]] {
      try await compare(path, program, options)
      try await compare(path + "/data/", program, options)
    }
  }
}
