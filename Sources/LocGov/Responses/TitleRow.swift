import NewspaperHTTP

/// A row of a list of titles. The titles listing has objects with labels where the search has lists; only the
/// listing says which issues there are, only the search has years and frequency.
struct TitleRow: Decodable, Sendable {
  let id: LenientLabels
  let url: LenientLabels
  let title: LenientLabels
  let lccn: LenientLabels
  let city: LenientLabels
  let county: LenientLabels
  let state: LenientLabels
  /// In the directory: places of all kinds, in lower case.
  let location: LenientLabels
  /// The same by level, `1/united states/oregon/`; not in every row.
  let compositeLocation: LenientLabels
  let language: LenientLabels
  let date: LenientLabels
  let description: LenientLabels
  let frequency: LenientLabels
  let firstIssue: LenientLabels
  let lastIssue: LenientLabels
  let issueCount: LenientLabels
  let ethnicity: LenientLabels

  enum CodingKeys: String, CodingKey {
    case id, url, title, language, date, description, location
    case lccn = "number_lccn"
    case compositeLocation = "composite_location"
    case city = "location_city"
    case county = "location_county"
    case state = "location_state"
    case frequency = "publication_frequency"
    case firstIssue = "number_first_issue"
    case lastIssue = "number_last_issue"
    case issueCount = "number_issue_count"
    case ethnicity = "subject_ethnicity"
  }
}
