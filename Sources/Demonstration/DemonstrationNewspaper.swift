import Newspapers

/// The record of the demonstration newspaper, which is built into the program. We made it ourselves
/// (`Fixtures/demonstration`), so that reading can be tried without a network.
public enum DemonstrationNewspaper {
  static let number = LCCN.demonstrationNumber

  /// When it was made: November 21, 2026, in seconds since 1970.
  static let origin = Origin(name: "demonstration newspaper", asOf: 1_795_219_200, isLive: false)

  /// Its place is only a name: a fictional town must not be counted among those of a state.
  public static func record() throws(NewspaperError) -> NewspaperRecord {
    do {
      return NewspaperRecord(detail: try detail(), origin: origin)
    } catch {
      throw .local(what: "the demonstration newspaper: \(error)")
    }
  }

  private static func detail() throws(LCCNError) -> NewspaperDetail {
    let issues = try DemonstrationPage.all().map(\.id.issue)
    return NewspaperDetail(
      newspaper: Newspaper(
        lccn: try LCCN(number), title: "The Demonstration Herald",
        years: PublicationYears("1903-1905"), languages: ["English", "Spanish", "Hebrew"],
        frequency: "Weekly",
        coverage: DigitizedCoverage(
          firstIssue: issues.first?.date, lastIssue: issues.last?.date, issueCount: Set(issues).count),
        placeName: "Specimen"),
      placeOfPublication: "Specimen (a made-up town)",
      notes: [
        "Not a real newspaper: it was made for this program so you can try reading without a network. Its text, "
          + "pictures and town are made up.",
        "\(number) looks like an LCCN but was not assigned by the Library of Congress.",
      ])
  }
}
