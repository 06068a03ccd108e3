import Newspapers

/// The address of a scan or a text as it was delivered:
/// `…/batch_A_N_verV/data/LCCN/REEL/YYYYMMDDEE/NNNN.jp2`. It says which issue the file belongs to, but not
/// which page: a frame number is not a page number.
enum FileAddress {
  /// tile.loc.gov: storage, `?segment=`, IIIF.
  static func meaning(_ link: WrittenLink) -> Link {
    let parts = (link.path + [link.value("segment") ?? ""]).flatMap { $0.split { $0 == "/" || $0 == ":" } }
      .map(String.init)
    guard let issue = issue(parts) else { return .unknown("a file that names no newspaper") }
    return Link(
      .file, .file(issue), IssueSource.libraryAddress(of: issue),
      note: "the issue is known, but not the page")
  }

  /// `/data/batches/…` on the old host, which still serves it, and `/data/ocr/…`.
  static func data(_ link: WrittenLink, _ path: [String]) -> Link {
    guard path.count > 2, path[1] == "batches", let issue = issue(path) else {
      return Link(.kept, .file(nil), link.text)
    }
    // batch_AWARDEE_NAME_verNN
    let awardee = path[2].split(separator: "_").dropFirst().first.map { $0 + "/" } ?? ""
    let file = TodaysAddress.file(awardee + path[2...].joined(separator: "/"))
    var kept = Link(.kept, .file(issue), link.text)
    kept.note = "its issue is at \(IssueSource.libraryAddress(of: issue)), the file at \(file)"
    kept.successor = file
    return kept
  }

  private static func issue(_ parts: [String]) -> IssueID? {
    guard let place = parts.firstIndex(of: "data").map({ parts[0] == "data" ? second(parts) ?? $0 : $0 }),
      place + 3 < parts.count, let lccn = try? LCCN(parts[place + 1])
    else { return nil }
    // Some batches have no reel.
    guard let folder = parts[(place + 2)...].prefix(2).last(where: { isIssue($0) }) else { return nil }
    let digits = folder.utf8.map { Int($0 & 0xF) }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    guard let date = IssueDate(year: number(0..<4), month: number(4..<6), day: number(6..<8)),
      number(8..<10) > 0
    else { return nil }
    return IssueID(lccn: lccn, date: date, edition: number(8..<10))
  }

  private static func isIssue(_ folder: String) -> Bool {
    folder.utf8.count == 10 && folder.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The old host's own `data` comes before the batch's.
  private static func second(_ parts: [String]) -> Int? { parts.dropFirst().firstIndex(of: "data") }
}
