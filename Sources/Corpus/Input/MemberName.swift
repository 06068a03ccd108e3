import Newspapers

/// What the path of an archive's member says: `sn83030214/1866/04/10/ed-1/seq-1/ocr.xml`.
enum MemberName: Hashable {
  enum Kind: Hashable, Sendable { case alto, text }

  case page(PageID, Kind)
  /// It is named like a page that cannot exist.
  case impossible(what: String)
  /// It is not a page's file, or leads elsewhere.
  case other

  init(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }
    guard parts.count >= 7, !parts.contains(""), !parts.contains(".."),
      let kind = MemberName.kinds[parts[parts.count - 1]]
    else {
      self = .other
      return
    }
    let names = Array(parts.suffix(7))
    guard MemberName.isNumber(of: names[0]), let lccn = try? LCCN(String(names[0])),
      let year = MemberName.number(names[1], digits: 4), let month = MemberName.number(names[2], digits: 2),
      let day = MemberName.number(names[3], digits: 2),
      let edition = MemberName.number(names[4], after: "ed-", digits: 4),
      let sequence = MemberName.number(names[5], after: "seq-", digits: 4)
    else {
      self = .other
      return
    }
    guard let date = IssueDate(year: year, month: month, day: day) else {
      self = .impossible(what: "there is no such date")
      return
    }
    guard edition > 0, sequence > 0 else {
      self = .impossible(what: "editions and pages are counted from 1")
      return
    }
    let issue = IssueID(lccn: lccn, date: date, edition: edition)
    self = .page(PageID(issue: issue, sequence: sequence), kind)
  }

  private static let kinds: [Substring: Kind] = ["ocr.xml": .alto, "ocr.txt": .text]

  /// Whether it is written as archives write it: `LCCN` accepts many more forms.
  private static func isNumber(of name: Substring) -> Bool {
    let digits = name.utf8.drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func number(_ name: Substring, after prefix: String = "", digits: Int) -> Int? {
    guard name.hasPrefix(prefix) else { return nil }
    let number = name.utf8.dropFirst(prefix.utf8.count)
    guard (1...digits).contains(number.count), number.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return number.reduce(0) { $0 * 10 + Int($1 & 0xF) }
  }
}
