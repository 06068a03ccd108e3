import Newspapers

extension Newspaper {
  /// A few real newspapers.
  public static let samples: [Newspaper] = [
    sample("sn83030214", "New-York tribune", "New York--New York--New York", "1866-1924"),
    sample("sn83045462", "Evening star", "District of Columbia--Washington", "1854-1972"),
    sample("sn84026749", "The Washington times", "District of Columbia--Washington", "1902-1939"),
    sample("sn83025138", "Morning Oregonian", "Oregon--Multnomah--Portland", "1861-1937"),
    sample("sn83045433", "The Washington herald", "District of Columbia--Washington", "1906-1939"),
  ]

  /// - Parameter years: as cataloged, `1866-1924`.
  public static func sample(
    _ lccn: String, _ title: String, _ place: String = "Ohio--Franklin--Columbus",
    _ years: String = "1880-1890",
    languages: [String] = ["English"]
  ) -> Newspaper {
    do {
      return Newspaper(
        lccn: try LCCN(lccn), title: title, places: [place].compactMap(Place.init),
        years: PublicationYears(years),
        languages: languages, frequency: "Daily",
        coverage: DigitizedCoverage(
          firstIssue: IssueDate("1880-01-01"), lastIssue: IssueDate("1889-12-31"), issueCount: 3120))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// `count` newspapers in title order: `Paper 0000`, `Paper 0001` …
  public static func many(_ count: Int) -> [Newspaper] {
    (0..<count).map { number in
      let digits = String(number)
      let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
      return sample("sn\(padded)", "Paper \(padded.suffix(4))")
    }
  }
}
