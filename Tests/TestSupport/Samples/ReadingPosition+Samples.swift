import Newspapers

extension ReadingPosition {
  /// Two pages of one newspaper, and the end of a page of another, in the order in which they were read.
  public static let samples: [ReadingPosition] = [
    sample(0, 1, place: 0, line: 1, read: 1_749_600_000),
    sample(1, 4, place: 9_200, line: 402, isAtEnd: true, read: 1_749_700_000),
    sample(0, 2, place: 4_120, line: 120, read: 1_749_800_000),
  ].compactMap(\.self)

  /// - Parameter newspaper: which of the sample newspapers it is in.
  public static func sample(
    _ newspaper: Int, _ sequence: Int, day: String = "1865-10-02", place: Int, line: Int, lines: Int = 410,
    isAtEnd: Bool = false, read: Double
  ) -> ReadingPosition? {
    let newspaper = Newspaper.samples[newspaper]
    guard let date = IssueDate(day) else { return nil }
    return ReadingPosition(
      PageID(issue: IssueID(lccn: newspaper.lccn, date: date), sequence: sequence),
      of: Newspaper(
        lccn: newspaper.lccn, title: newspaper.title, places: newspaper.places, years: newspaper.years),
      place: place, line: line, lines: lines, isAtEnd: isAtEnd, read: read)
  }
}
