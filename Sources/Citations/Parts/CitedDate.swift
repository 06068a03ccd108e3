import Newspapers

extension IssueDate {
  /// `30 Nov. 1912`: MLA shortens all months but May, June and July.
  var inMLA: String { "\(day) \(IssueDate.shortMonths[month - 1]) \(year)" }

  /// `1912, November 30`
  var inAPA: String { "\(year), \(IssueDate.monthNames[month - 1]) \(day)" }

  /// `1912/11/30`
  var withSlashes: String { description.split(separator: "-").joined(separator: "/") }

  private static let shortMonths = [
    "Jan.", "Feb.", "Mar.", "Apr.", "May", "June", "July", "Aug.", "Sept.", "Oct.", "Nov.", "Dec.",
  ]
}

/// How styles write an edition.
enum CitedEdition {
  /// `2nd` for a number; nil for a name.
  static func place(_ edition: String) -> String? {
    guard let number = Int(edition), number > 0 else { return nil }
    let ending =
      switch (number % 10, number % 100) {
      case (1, let tens) where tens != 11: "st"
      case (2, let tens) where tens != 12: "nd"
      case (3, let tens) where tens != 13: "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  /// `2nd ed.` for a number; nil for a name.
  static func ordinal(_ edition: String) -> String? { place(edition).map { "\($0) ed." } }

  /// `2nd`, `Evening`: Wikipedia's templates add `ed.`
  static func inTemplate(_ edition: String) -> String { place(edition) ?? edition }

  /// `2nd ed.`, `Evening Edition`
  static func inChicago(_ edition: String) -> String { ordinal(edition) ?? "\(edition) Edition" }
}
