/// Dates as people write and read them.
extension IssueDate {
  /// `2 October 1865`.
  public var words: String { "\(day) \(IssueDate.monthNames[month - 1]) \(year)" }

  /// January to December.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
