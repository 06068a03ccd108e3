import Newspapers

extension TextSearch.Page {
  /// Pages about gold rushes and a flood. We wrote the texts.
  public static func samples() throws -> [TextSearch.Page] {
    let francisco = Place(state: "California", county: "San Francisco", city: "San Francisco")
    let angeles = Place(state: "California", county: "Los Angeles", city: "Los Angeles")
    let dayton = Place(state: "Ohio", county: "Montgomery", city: "Dayton")
    return [
      try page(
        "sn85066387", "1897-07-20", 1, "The San Francisco call", francisco,
        "Wind from the west. Ships are late, and the steamer Excelsior is in. The steamer brings news of a gold rush to the Yukon such as no man on this coast has seen since he was a boy, "
          + "and the gold itself in sacks upon the wharf, for which all hats were taken off."),
      try page(
        "sn84025968", "1897-08-02", 4, "Los Angeles herald", angeles,
        "Many of our citizens have sold what they had to join the gold rush, leaving for Alaska by the next boat."
      ),
      try page(
        "sn82014381", "1897-08-14", 2, "Sacramento record-union",
        Place(state: "California", county: "Sacramento", city: "Sacramento"),
        "Wheat is up. A second gold rush is feared by those who keep shops."),
      try page(
        "sn88085947", "1898-03-06", 7, "Wahrheitsfreund",
        Place(state: "Ohio", county: "Hamilton", city: "Cincinnati"),
        language: "German", "Der gold rush nach Alaska hat manchen arm gemacht."),
      try page(
        "sn83045462", "1865-10-02", 1, "Evening star",
        Place(state: "District of Columbia", county: nil, city: "Washington"),
        "He said that he had never seen so many hats in one place, nor so much gold braid."),
      try page(
        "sn88077573", "1913-03-26", 1, "The Dayton daily news", dayton,
        "The flood came up Main street in the night, and the rush of water took the bridge."),
    ]
  }

  /// `count` pages with the word gold, a day apart.
  public static func many(_ count: Int) throws -> [TextSearch.Page] {
    var pages: [TextSearch.Page] = []
    var date = try sampleDate("1897-07-20")
    for number in 0..<count {
      pages.append(
        try page(
          "sn85066387", date.description, number % 8 + 1, "The San Francisco call",
          Place(state: "California"),
          "More gold, and number \(number + 1) of its kind."))
      date = date.adding(days: 1)
    }
    return pages
  }

  private static func sampleDate(_ written: String) throws -> IssueDate {
    guard let date = IssueDate(written) else { throw NewspaperError.unreadable(what: written) }
    return date
  }

  private static func page(
    _ lccn: String, _ day: String, _ sequence: Int, _ title: String, _ place: Place,
    language: String = "English",
    _ text: String
  ) throws -> TextSearch.Page {
    let issue = IssueID(lccn: try LCCN(lccn), date: try sampleDate(day))
    return TextSearch.Page(
      PageFacts(
        page: PageID(issue: issue, sequence: sequence), title: title, places: [place], languages: [language]),
      text: text)
  }
}
