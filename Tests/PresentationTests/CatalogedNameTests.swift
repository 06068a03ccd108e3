import Newspapers
import Presentation
import Testing

@Suite(.timeLimit(.minutes(2))) struct CatalogedNameTests {
  @Test(arguments: [
    ("[s.n.]", "[S.l.]", "", ""), ("s.n.,", "[S.l. :", "", ""),
    ("E. Norelius", "Red Wing, Minn.", "E. Norelius", "Red Wing, Minn."),
  ])
  func `that a publisher or place is not named is not shown in Latin`(
    cataloged: String, place: String, publisher: String, shown: String
  ) throws {
    let detail = NewspaperDetail(
      newspaper: Newspaper(lccn: try LCCN("sn83030214"), title: "Skaffaren"), placeOfPublication: place,
      publisher: cataloged)
    let content = NewspaperDetailContent(
      NewspaperRecord(detail: detail, origin: Origin(name: "x", asOf: 0, isLive: false)))
    #expect(content.publisher == publisher && content.placeOfPublication == shown)
  }
}
