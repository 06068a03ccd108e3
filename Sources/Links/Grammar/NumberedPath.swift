import Newspapers

/// What a path says, starting at a newspaper's number: `sn83045462/1865-10-02/ed-1/seq-3/ocr.txt`.
enum NumberedPath {
  /// `rest` is what follows, with a suffix such as `.json` as a part of its own.
  case newspaper(LCCN, rest: [String])
  case issue(IssueID, rest: [String])
  case page(PageID, rest: [String])
  /// It names something that cannot exist.
  case fault(String)

  init(_ parts: some Collection<String>) {
    var parts = Array(parts)
    guard let number = NumberedPath.taken(&parts) else {
      self = .fault("it names no newspaper")
      return
    }
    guard let lccn = try? LCCN(number) else {
      self = .fault("“\(number.quotable)” is not an LCCN")
      return
    }
    guard let day = parts.first, day.utf8.first.map({ (0x30...0x39).contains($0) }) == true else {
      self = .newspaper(lccn, rest: parts)
      return
    }
    guard let date = IssueDate(NumberedPath.taken(&parts) ?? "") else {
      self = .fault("there is no day \(day)")
      return
    }
    var edition = 1
    if let written = parts.first, written.lowercased().hasPrefix("ed-") {
      guard let number = NumberedPath.number(NumberedPath.taken(&parts) ?? "", after: 3),
        IssueID.editions.contains(number)
      else {
        self = .fault("there is no edition “\(written)”")
        return
      }
      edition = number
    }
    let issue = IssueID(lccn: lccn, date: date, edition: edition)
    guard let written = parts.first, written.lowercased().hasPrefix("seq-") else {
      self = .issue(issue, rest: parts)
      return
    }
    guard let sequence = NumberedPath.number(NumberedPath.taken(&parts) ?? "", after: 4) else {
      self = .fault("there is no page “\(written)”")
      return
    }
    self = .page(PageID(issue: issue, sequence: sequence), rest: parts)
  }

  /// Removes the first part, but leaves its suffix: `seq-3.pdf` is `seq-3`, and `.pdf` stays.
  private static func taken(_ parts: inout [String]) -> String? {
    guard let first = parts.first else { return nil }
    guard let dot = first.utf8.firstIndex(of: UInt8(ascii: ".")), dot > first.startIndex else {
      return parts.removeFirst()
    }
    parts[0] = first[dot...].lowercased()
    return String(first[..<dot])
  }

  /// From 1; nil for 0 and for anything else.
  static func number(_ text: String, after prefix: Int = 0) -> Int? {
    let digits = text.utf8.dropFirst(prefix)
    guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
    return number > 0 ? number : nil
  }
}
