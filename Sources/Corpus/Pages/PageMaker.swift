import ALTO
import Newspapers

/// Turns what is found in an archive into lines.
///
/// A page has two files, one after the other. If the wanted one is missing, the other one is its fallback or
/// shows that it is missing, so it is kept until the next page begins. It is not kept any longer, since memory
/// must not grow with the archive: of a page whose files are apart, the first is used.
struct PageMaker {
  private let options: CorpusOptions
  private let name: BatchName
  /// Whether faults and the receipt go into a separate file.
  private let isStored: Bool
  private let sums: Digest
  private let pagesSum: Digest
  private var seen = PageRegistry()
  /// Those of them that were read from their other file.
  private var fallbacks = PageRegistry()
  /// A page's other file, held until the wanted one arrives; nil if its bytes are not wanted.
  private var other: (file: PageFileFound, bytes: [UInt8]?)?
  private var last: PageID?

  private(set) var receipt: Receipt
  /// Lines that have not been taken yet.
  private var lines: [UInt8] = []
  /// The same for faults and the receipt, if they are stored.
  private var records: [UInt8] = []
  /// Messages for people.
  private var notes: [String] = []

  init(_ name: BatchName, _ options: CorpusOptions, isStored: Bool) throws(CorpusFailure) {
    (self.name, self.options, self.isStored) = (name, options, isStored)
    (sums, pagesSum) = (try Digest(.sha256), try Digest(.sha256))
    receipt = Receipt(archive: name.archive)
  }

  mutating func takeLines() -> (lines: [UInt8], records: [UInt8], notes: [String]) {
    defer {
      lines.removeAll(keepingCapacity: true)
      records.removeAll()
      notes.removeAll()
    }
    return (lines, records, notes)
  }

  mutating func take(_ event: ArchiveEvent) throws(CorpusFailure) {
    switch event {
    case .file(let file, let bytes): try take(file, bytes)
    case .passed(let file): try takeOther(file, nil)
    case .unreadable(let file, let what):
      if other?.file.page == file.page { other = nil } else { try settle() }
      last = file.page
      fault(file.path, what)
    case .fault(let member, let what): fault(member, what)
    case .note(let words): notes.append("\(name.shown): \(words)")
    case .end(let end): try finish(end)
    }
  }

  private mutating func take(_ file: PageFileFound, _ bytes: [UInt8]) throws(CorpusFailure) {
    guard (file.kind == .alto) == (options.text == .alto) else { return try takeOther(file, bytes) }
    if other?.file.page == file.page { other = nil } else { try settle() }
    last = file.page
    guard isNew(file) else { return }
    if file.kind == .text { return try writeText(file, bytes) }
    guard let alto = try read(file, bytes) else { return }
    var page = CorpusPage(file, alto, options)
    page.altoSum = try sum(bytes)
    try write(page)
  }

  /// Keeps a file until it is known whether the wanted one exists.
  private mutating func takeOther(_ file: PageFileFound, _ bytes: [UInt8]?) throws(CorpusFailure) {
    guard last != file.page else { return }
    try settle()
    other = (file, bytes)
  }

  /// Decides about a page whose wanted file is missing.
  private mutating func settle() throws(CorpusFailure) {
    guard let (file, bytes) = other else { return }
    other = nil
    // Its wanted file was read before, apart from this one.
    if PageMaker.contains(file.page, &seen), !PageMaker.contains(file.page, &fallbacks) { return }
    guard let bytes else { return fault(file.path, "it has no ocr.txt next to it") }
    guard isNew(file) else { return }
    if let place = fallbacks.place(of: file.page) { _ = fallbacks.insert(place) }
    try writeText(file, bytes)
  }

  private static func contains(_ page: PageID, _ registry: inout PageRegistry) -> Bool {
    registry.place(of: page).map { registry.contains($0) } ?? false
  }

  private mutating func read(_ file: PageFileFound, _ bytes: [UInt8]) throws(CorpusFailure) -> ALTOPage? {
    do throws(ALTOError) {
      return try ALTODocument.page(of: bytes, wantsPlaces: options.wantsWords)
    } catch {
      switch error {
      case .noLibrary(let what): throw .noLibrary(what: what)
      case .malformed(let what):
        fault(file.path, "ALTO: \(what)")
        return nil
      }
    }
  }

  private mutating func writeText(_ file: PageFileFound, _ bytes: [UInt8]) throws(CorpusFailure) {
    var (text, replaced) = OCRText.decoded(bytes)
    if OCRText.isNotAvailable(text) {
      fault(file.path, "Text not available")
      text = []
    }
    receipt.replaced += replaced
    try write(CorpusPage(file, text: text, options))
  }

  private mutating func write(_ page: CorpusPage) throws(CorpusFailure) {
    let textSum = try sum(page.text)
    pagesSum.add(textSum + [0x0A])
    receipt.pages += 1
    receipt.textBytes += page.text.count
    if page.text.isEmpty { receipt.withoutText += 1 }
    lines += JSONLine(page, name, textSum: textSum, hasKind: options.hasReceipts && !isStored).bytes
  }

  private mutating func finish(_ end: ArchiveEnd) throws(CorpusFailure) {
    if end.isComplete {
      try settle()
    } else if let (file, _) = other {
      // Its other file may have been in the part that is missing.
      other = nil
      fault(file.path, "the archive ends or is damaged after it")
    }
    (receipt.bytes, receipt.sha1, receipt.isComplete) = (end.bytes, end.sha1, end.isComplete)
    (receipt.members, receipt.skipped) = (end.members, end.skipped)
    receipt.pagesSum = try pagesSum.finish()
    add(receipt.line(program: options.program, made: isStored ? options : nil))
  }

  private mutating func fault(_ member: String?, _ what: String) {
    receipt.faults += 1
    notes.append([name.shown, member, what].compactMap(\.self).joined(separator: ": "))
    add(JSONLine.fault(name, member: member, what: what))
  }

  private mutating func add(_ line: JSONLine) {
    if isStored { records += line.bytes } else if options.hasReceipts { lines += line.bytes }
  }

  /// False for a page that was there already.
  private mutating func isNew(_ file: PageFileFound) -> Bool {
    guard let place = seen.place(of: file.page) else {
      fault(file.path, "the archive has too many newspapers")
      return false
    }
    if seen.insert(place).isNew { return true }
    let isApart = file.kind == .alto && PageMaker.contains(file.page, &fallbacks)
    fault(
      file.path,
      isApart
        ? "the page was read from its ocr.txt, which is elsewhere in the archive"
        : "the archive has this page twice")
    return false
  }

  private func sum(_ bytes: [UInt8]) throws(CorpusFailure) -> [UInt8] {
    sums.add(bytes)
    return try sums.finish()
  }
}
