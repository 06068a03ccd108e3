import Newspapers

/// What the path of a file says about the page that it belongs to.
enum PageFileName: Hashable {
  case page(PageID, Kind)
  /// A page of an NDNP batch: the folder of its issue, and the file's name without `.xml`.
  case ndnpPage(folder: String, name: String, IssueID)
  /// What says which page of the issue each file is.
  case ndnpIssue(folder: String, IssueID)
  /// Pages as `index export` writes them.
  case export

  enum Kind: Hashable { case text, alto }

  /// Nil for a file that does not belong to a page.
  init?(_ path: String) {
    var parts = path.split(separator: "/").map(String.init)
    guard let file = parts.popLast() else { return nil }
    let name = PageFileName.withoutCompression(file.lowercased())
    if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") {
      self = .export
    } else if let page = PageFileName.inArchive(parts, name) ?? PageFileName.saved(name) {
      self = page
    } else if let page = PageFileName.inBatch(parts, name) {
      self = page
    } else {
      return nil
    }
  }

  /// Whether a file may have the text of a page, judging only by the end of its name.
  static func isText(_ name: String) -> Bool {
    let plain = withoutCompression(name.lowercased())
    return plain.hasSuffix(".txt") || plain.hasSuffix(".xml") && !isBatchRecord(plain)
  }

  /// Whether it is a record that every NDNP batch has beside its pages: of the batch, or of a reel.
  private static func isBatchRecord(_ name: String) -> Bool {
    let stem = name.dropLast(4)
    // Numbers of reels have eleven digits.
    let number = stem.hasSuffix("_1") ? stem.dropLast(2) : stem
    return stem.hasPrefix("batch") || number.count == 11 && number.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func withoutCompression(_ name: String) -> String {
    for suffix in [".gz", ".xz", ".bz2", ".zst"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.utf8.count))
    }
    return name
  }

  /// The Library's OCR archives: `sn83045462/1916/11/08/ed-1/seq-1/ocr.txt`.
  private static func inArchive(_ folders: [String], _ name: String) -> PageFileName? {
    guard name == "ocr.txt" || name == "ocr.xml", folders.count >= 6 else { return nil }
    let parts = Array(folders.suffix(6))
    guard let lccn = try? LCCN(parts[0]), let date = IssueDate(parts[1...3].joined(separator: "-")),
      let edition = number(parts[4], after: "ed-"), let sequence = number(parts[5], after: "seq-")
    else { return nil }
    let issue = IssueID(lccn: lccn, date: date, edition: edition)
    return .page(PageID(issue: issue, sequence: sequence), name == "ocr.txt" ? .text : .alto)
  }

  /// Files as named by `get`: `sn83045462_1916-11-08_ed-1_seq-1.txt`, or `.alto.xml`.
  private static func saved(_ name: String) -> PageFileName? {
    let pieces = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2, let (lccn, parts) = savedParts(pieces[0]), let date = IssueDate(parts[1]),
      let edition = number(parts[2], after: "ed-"), let sequence = number(parts[3], after: "seq-")
    else { return nil }
    let page = PageID(issue: IssueID(lccn: lccn, date: date, edition: edition), sequence: sequence)
    switch pieces[1] {
    case "txt", "ocr.txt": return .page(page, .text)
    case "xml", "alto.xml", "ocr.xml": return .page(page, .alto)
    default: return nil
    }
  }

  /// The four parts of such a name; the first is an LCCN.
  private static func savedParts(_ name: Substring) -> (LCCN, [String])? {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let lccn = try? LCCN(parts[0]) else { return nil }
    return (lccn, parts)
  }

  /// What is wrong with the date in a name like those of `get`; nil if nothing is, or it is not such a name.
  static func impossibleDate(in path: String) -> String? {
    let name = path.split(separator: "/").last.map { withoutCompression($0.lowercased()) } ?? ""
    guard isText(name), let (_, parts) = savedParts(name[...]) else { return nil }
    do throws(WrittenDate.Fault) {
      _ = try WrittenDate(parts[1])
      return nil
    } catch {
      return error.words
    }
  }

  /// NDNP batches: `sn99021999/0020653817A/1887030301/0003.xml`.
  private static func inBatch(_ folders: [String], _ name: String) -> PageFileName? {
    guard name.hasSuffix(".xml"), folders.count >= 3, let lccn = try? LCCN(folders[folders.count - 3]) else {
      return nil
    }
    let (issue, file) = (folders[folders.count - 1], String(name.dropLast(4)))
    guard issue.utf8.count == 10, issue.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let day = Int(issue.prefix(8)), let edition = Int(issue.suffix(2)), edition > 0,
      let date = IssueDate(year: day / 10_000, month: day / 100 % 100, day: day % 100)
    else { return nil }
    let id = IssueID(lccn: lccn, date: date, edition: edition)
    let folder = folders.joined(separator: "/")
    if file == issue || file == "\(issue)_1" { return .ndnpIssue(folder: folder, id) }
    guard !file.isEmpty, file.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return .ndnpPage(folder: folder, name: file, id)
  }

  private static func number(_ part: String, after prefix: String) -> Int? {
    guard part.hasPrefix(prefix), part.utf8.count <= prefix.utf8.count + 4,
      let number = Int(part.dropFirst(prefix.utf8.count)), number > 0
    else { return nil }
    return number
  }

  /// Whether a file in a folder may have pages: one, or an archive of them.
  static func isPromising(_ path: String) -> Bool { PageFileName(path) != nil || isArchive(path) }

  /// The ends of the names of archives.
  static let archiveEndings = [".tgz", ".tbz2", ".txz", ".tar", ".zip"]
  /// What a compressed one has after `.tar`.
  static let compressedEndings = [".gz", ".bz2", ".xz", ".zst"]

  /// Whether a file is called like an archive.
  static func isArchive(_ path: String) -> Bool {
    let name = path.lowercased()
    return archiveEndings.contains { name.hasSuffix($0) }
      || compressedEndings.contains { name.hasSuffix(".tar" + $0) }
  }
}
