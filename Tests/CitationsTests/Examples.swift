import Citations
import Newspapers
import Testing

/// References of every kind, as given to the citation processors.
enum Examples {
  static let fetched = IssueDate(year: 2026, month: 11, day: 21)

  static func page(
    _ lccn: String = "sn83045462", _ date: String = "1865-04-10", edition: Int = 1, sequence: Int = 1
  ) throws -> Reference {
    let issue = IssueID(lccn: try LCCN(lccn), date: try #require(IssueDate(date)), edition: edition)
    var reference = Reference(.page(PageID(issue: issue, sequence: sequence)), title: "Evening Star")
    reference.place = "Washington, D.C."
    reference.address = "https://www.loc.gov/resource/\(issue)/?sp=\(sequence)"
    reference.accessed = fetched
    reference.collection = .chroniclingAmerica
    return reference
  }

  static func women() throws -> Reference {
    var reference = try page("sn88086023", "1912-11-30", edition: 2, sequence: 12)
    (reference.title, reference.place) = ("East Oregonian", "Pendleton, Oregon")
    reference.edition = "Evening"
    reference.printedPage = "4"
    reference.headline = "Women Vote in Oregon"
    reference.authors = [CitedAuthor("Example, Ann Mary")].compactMap(\.self)
    return reference
  }

  static func surrender() throws -> Reference {
    var reference = try page()
    reference.printedPage = "1"
    reference.headline = "Lee Surrenders"
    return reference
  }

  static func hell() throws -> Reference {
    var reference = try page("sn99021999", "1903-01-02", sequence: 3)
    (reference.title, reference.place) = ("Omaha Daily Bee", "Omaha, Nebraska")
    reference.headline = "Is “Hell” Real? Preacher Says Yes"
    reference.authors = [.body("Associated Press")]
    reference.address = "https://nebnewspapers.unl.edu/lccn/sn99021999/1903-01-02/ed-1/seq-3/"
    reference.collection = CitedCollection(name: "Nebraska Newspapers")
    return reference
  }

  static func peace() throws -> Reference {
    var reference = try page("sn83045081", "1918-11-11")
    (reference.title, reference.place) = ("Der Deutsche Correspondent", "Baltimore, Maryland")
    reference.headline = "Der Friede ist da!"
    reference.printedPage = "1"
    reference.language = "German"
    return reference
  }

  static func tale(authors count: Int = 3) throws -> Reference {
    var reference = try page("sn83030214", "1896-07-05", sequence: 12)
    (reference.title, reference.place) = ("New-York Tribune", "New York, New York")
    reference.headline = "A Tale"
    reference.printedPage = "12"
    let names = ["Sample, Clara", "John Model", "Specimen, Ida B.", "Pattern, Paul"]
    reference.authors = names.prefix(count).compactMap { CitedAuthor($0) }
    return reference
  }

  static func issue() throws -> Reference {
    let page = try page()
    var reference = Reference(.issue(try #require(page.issue)), title: page.title)
    (reference.place, reference.accessed, reference.collection) = (page.place, page.accessed, page.collection)
    reference.address = "https://www.loc.gov/item/sn83045462/1865-04-10/ed-1/"
    return reference
  }

  static func newspaper() throws -> Reference {
    var reference = Reference(
      .newspaper(try LCCN("sn83045462")), title: "Evening Star (Washington, D.C.), 1854–1972")
    reference.address = "https://www.loc.gov/item/sn83045462/"
    reference.accessed = fetched
    reference.collection = .chroniclingAmerica
    return reference
  }
}
