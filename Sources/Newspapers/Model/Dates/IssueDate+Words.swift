/// Dates as people write and read them.
extension IssueDate {
  /// `October 2, 1865`.
  public var words: String { "\(IssueDate.monthNames[month - 1]) \(day), \(year)" }

  /// January to December.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
