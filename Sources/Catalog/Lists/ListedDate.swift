import Newspapers

/// A date as printed in lists: `Aug. 1, 1897`, or `1897-08-01`.
enum ListedDate {
  static func read(_ written: String) -> IssueDate? {
    if let date = IssueDate(written) { return date }
    let parts = written.split { $0 == " " || $0 == "," || $0 == "." }
    guard parts.count == 3, let month = months.firstIndex(of: parts[0].prefix(3).lowercased()),
      let day = Int(parts[1]), let year = Int(parts[2])
    else { return nil }
    return IssueDate(year: year, month: month + 1, day: day)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
