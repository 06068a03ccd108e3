/// The indexes of the starter catalog's columns, as its header defines them; nil for missing ones.
/// `Fixtures/catalog/README.md` describes them. Shared by all rows.
final class StarterColumns: Sendable {
  let count: Int
  let lccn, title, sortTitle, otherTitles, places, placeOfPublication, publisher, start, end, frequency: Int?
  let languages, subjects, preceding, succeeding, firstIssue, lastIssue, issues, oclc, issn: Int?

  init(_ header: StarterLine) {
    let names = header.fields.indices.map { header.text($0) }
    func place(_ name: String) -> Int? { names.firstIndex(of: name) }
    count = names.count
    lccn = place("lccn")
    title = place("title")
    sortTitle = place("sort_title")
    otherTitles = place("other_titles")
    places = place("places")
    placeOfPublication = place("place_of_publication")
    publisher = place("publisher")
    start = place("start")
    end = place("end")
    frequency = place("frequency")
    languages = place("languages")
    subjects = place("subjects")
    preceding = place("preceding")
    succeeding = place("succeeding")
    firstIssue = place("first_issue")
    lastIssue = place("last_issue")
    issues = place("issues")
    oclc = place("oclc")
    issn = place("issn")
  }
}
