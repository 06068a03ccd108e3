import Foundation
import Synchronization

/// A newspaper of a `MadeLibrary`.
struct MadeTitle: Sendable {
  let number: Int
  let issueCount: Int

  static func lccn(_ number: Int) -> String { "sn\(90_000_000 + number)" }

  var lccn: String { MadeTitle.lccn(number) }
  var name: String { "Paper \(String(100_000 + number).dropFirst())" }
  var state: String { ["oregon", "ohio", "new york", "alabama"][number % 4] }
  var city: String { ["salem", "columbus", "albany", "mobile"][number % 4] }
  var language: String { number % 10 == 0 ? "german" : "english" }
  var frequency: String { number % 3 == 0 ? "Daily" : "Weekly" }
  var ethnicity: String? { number % 7 == 0 ? "african american" : nil }
  var years: ClosedRange<Int> { 1800 + number * 7 % 120...1810 + number * 7 % 120 }

  private var line: String {
    "\(name) (\(city.capitalized), \(state.capitalized)) \(years.lowerBound)-\(years.upperBound)"
  }
  private var address: String { "https://www.loc.gov/item/\(lccn)/" }

  private static func label(_ field: String, _ text: String) -> [String: Any] {
    ["class": field, "label": text.capitalized, "value": text]
  }

  /// Consecutive days from 1900-01-01.
  var issueDates: [String] { MadeTitle.days(issueCount) }

  private static let madeDays = Mutex<[String]>([])

  /// Formatted once for all titles.
  private static func days(_ count: Int) -> [String] {
    madeDays.withLock { days in
      let first = Date(timeIntervalSince1970: -2_208_988_800)
      while days.count < count {
        days.append(
          first.addingTimeInterval(Double(days.count) * 86_400).formatted(.iso8601.year().month().day()))
      }
      return Array(days.prefix(count))
    }
  }

  /// As a row of the titles listing.
  var listed: [String: Any] {
    [
      "id": "http://www.loc.gov/item/\(lccn)/", "url": address, "title": line, "number_lccn": [lccn],
      "location_city": [city], "location_county": [String](),
      "location_state": MadeTitle.label("location_state", state),
      "language": MadeTitle.label("language", language),
      "subject_ethnicity": MadeTitle.label("subject_ethnicity", ethnicity ?? ""),
      "number_first_issue": ["label": "1900-01-01"], "number_last_issue": ["label": issueDates.last ?? ""],
      "number_issue_count": ["label": String(issueCount)],
    ]
  }

  /// As a row of a search.
  var found: [String: Any] {
    [
      "id": "http://www.loc.gov/item/\(lccn)/", "url": address, "title": line, "number_lccn": [lccn],
      "location_city": [city], "location_state": [state], "language": [language],
      "date": String(years.lowerBound), "description": [frequency],
      "subject_ethnicity": ethnicity.map { [$0] } ?? [],
    ]
  }

  var item: [String: Any] { ["title": line, "number_lccn": [lccn], "location_state": [state]] }
}
