import Corpus
import Foundation
import Synchronization
import TestSupport
import Testing

/// What `corpus pages` reads: changed archives, and changed files of pages.
@Suite struct CorpusFuzzTests {
  private static let alto = """
    <alto><Description><MeasurementUnit>pixel</MeasurementUnit><fileName>0004.tif</fileName></Description><Layout>
    <Page WIDTH="100" HEIGHT="200"><TextBlock language="en"><TextLine><String CONTENT="The" WC="0.9" HPOS="1"/>
    <String CONTENT="fer" SUBS_TYPE="HypPart1"/><HYP CONTENT="-"/></TextLine><TextLine><String CONTENT="ry-"/>
    </TextLine></TextBlock></Page></Layout></alto>
    """
  private static let words = [
    "<String CONTENT=\"a\"/>", "<TextLine>", "</TextLine>", "<HYP/>", "-", "\u{AD}", "&#10;", "WC=\"1\"",
    "\u{2028}",
    "CONTENT=\"\"", "<TextBlock LANG=\"de\">", "</TextBlock>", "12", "é", "Oma-", "<Page WIDTH=\"1e300\">",
  ]
  private static let folder = TemporaryFolder()

  @Test func `archives do no harm`() async throws {
    let odd = OddText(words: CorpusFuzzTests.words)
    try FileManager.default.createDirectory(
      atPath: CorpusFuzzTests.folder.path, withIntermediateDirectories: true)
    try await FuzzTarget.corpus.run({ dice in
      var builder = ArchiveBuilder()
      for page in 0...dice.below(3) {
        var bytes = Array(CorpusFuzzTests.alto.utf8)
        if dice.once(in: 2) { ByteChange.apply(to: &bytes, &dice) }
        let name = "sn83030214/1866/04/1\(page)/ed-1/seq-\(dice.below(3))/"
        if !dice.once(in: 4) { builder.add(name + "ocr.txt", odd.bytes(&dice)) }
        if !dice.once(in: 4) { builder.add(name + "ocr.xml", bytes) }
      }
      var bytes = dice.once(in: 4) ? builder.members : builder.tar
      if dice.once(in: 2) { for _ in 0...dice.below(3) { ByteChange.apply(to: &bytes, &dice) } }
      return bytes
    }) { input in
      let path = CorpusFuzzTests.folder.file("dlc_fuzz_ver01.tar")
      try Data(input.bytes).write(to: URL(filePath: path))
      var options = CorpusOptions()
      options.hasReceipts = true
      options.wantsWords = true
      options.threads = 1
      for (text, hyphens) in [
        (CorpusOptions.TextSource.alto, CorpusOptions.Hyphens.keep), (.alto, .join), (.ocr, .join),
      ] {
        (options.text, options.hyphens) = (text, hyphens)
        try await check(path, options, input.bytes.count)
      }
    }
  }

  private func check(_ path: String, _ options: CorpusOptions, _ size: Int) async throws {
    let written = Mutex<[UInt8]>([])
    let worker = CorpusWorker(options, write: { bytes in written.withLock { $0 += bytes } }, note: { _ in })
    let receipt = try await worker.read(path, as: BatchName(path))
    let bytes = written.withLock { $0 }
    try property("\(receipt.bytes) bytes of \(size)", receipt.bytes == size)
    try property("no line at the end", bytes.last == 0x0A)
    let lines = bytes.split(separator: 0x0A)
    try property("\(lines.count) lines", lines.count == receipt.pages + receipt.faults + 1)
    for line in lines {
      let parsed = try? JSONSerialization.jsonObject(with: Data(line))
      guard let object = parsed as? [String: Any] else { throw FuzzFinding("a line that is no JSON") }
      // Foundation drops U+FEFF from its input.
      let hasMark = line.firstRange(of: [0xEF, 0xBB, 0xBF]) != nil
      if object["kind"] as? String == "page", !hasMark { try check(object) }
    }
    try property("damage that is no fault", receipt.isComplete || receipt.faults > 0)
  }

  private func check(_ page: [String: Any]) throws {
    guard let text = page["text"] as? String else { throw FuzzFinding("a page without a text") }
    let scalars = Array(text.unicodeScalars)
    try property("\(page["characters"] ?? 0) characters", page["characters"] as? Int == scalars.count)
    guard let words = page["words"] as? [String: [Any]] else { return }
    let (starts, lengths) = (words["start"] as? [Int] ?? [], words["length"] as? [Int] ?? [])
    try property(
      "\(starts.count) words", starts.count == page["word_count"] as? Int && lengths.count == starts.count)
    var end = 0
    for (start, length) in zip(starts, lengths) {
      try property("a word outside the text", start >= end && length > 0 && start + length <= scalars.count)
      end = start + length
    }
  }
}
