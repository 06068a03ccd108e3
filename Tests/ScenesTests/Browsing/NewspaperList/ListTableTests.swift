import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// The columns of `list` on a terminal.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ListTableTests {
  private func header(of newspapers: [Newspaper]) async -> [String?] {
    let (page, whole) = (RecordingOutput(), RecordingOutput())
    await NewspaperListPresenter(query: NewspaperQuery(), directory: StubDirectory(newspapers)).present(
      on: NewspaperListText(format: .table, page: 1, pageSize: 40, output: page))
    await WholeListPresenter(
      query: NewspaperQuery(), directory: StubDirectory(newspapers), firstPage: 1, pageSize: 40,
      isWanted: { true }
    ).present(on: WholeListText(format: .table, output: whole))
    return [page.lines.first, whole.lines.first]
  }

  @Test func `titles have the room of issues that no row counts`() async throws {
    let bare = Newspaper(
      lccn: try LCCN("sn83030214"), title: "Goodhue County Republican",
      places: [Place(state: "Minnesota", city: "Red Wing")], years: PublicationYears("1860-1900"),
      languages: ["English"])
    for line in await header(of: [bare]) {
      #expect(line?.hasPrefix("LCCN ") == true && line?.contains("ISSUES") == false, "\(line ?? "")")
    }
    for line in await header(of: [bare, Newspaper.samples[1]]) {
      #expect(line?.hasSuffix("  ISSUES") == true, "\(line ?? "")")
    }
  }
}
