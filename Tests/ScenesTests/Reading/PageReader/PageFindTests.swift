import MVP
import Newspapers
import Presentation
import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor @Suite(.timeLimit(.minutes(2))) struct PageFindTests {
  private func found(_ words: String, in texts: String..., from place: Int = 0) -> PageFind {
    PageFind(.words(words), in: texts).from(place, in: texts)
  }

  @Test func `case and accents do not matter`() {
    #expect(found("ANO", in: "el año y el Ano").matches.map(\.range) == [3..<6, 12..<15])
    #expect(found("peñalosa", in: "Ramón Penalosa").matches.map(\.range) == [6..<14])
    #expect(found("æ", in: "Caesar").matches.map(\.range) == [1..<3])
  }

  @Test(arguments: ["people's", "people’s", "peopleʼs"])
  func `one apostrophe is as good as another`(words: String) {
    let texts = ["the people’s voice", "the people's word", "the peoples"]
    let found = PageFind(.words(words), in: texts)
    #expect(found.matches.map(\.range) == [4..<12, 4..<12])
  }

  @Test func `punctuation and other scripts are found`() {
    #expect(found("$5.", in: "it cost $5.25").matches.map(\.range) == [8..<11])
    #expect(found("הנהר", in: "אל הנהר").matches.map(\.range) == [3..<7])
    #expect(found("新聞", in: "日本の新聞").matches.map(\.range) == [3..<5])
  }

  @Test func `matches do not overlap and the empty text is not found`() {
    #expect(found("aa", in: "aaaaa").matches.count == 2)
    #expect(found("", in: "a").matches.isEmpty)
    #expect(found("", in: "a").summary == nil)
  }

  @Test func `the first match shown is the first visible one, and the last is followed by the first`() {
    let find = found("x", in: "x", "y", "x x", from: 1)
    #expect(find.summary == "match 2 of 3")
    #expect(find.moved(by: 2).summary == "match 1 of 3")
    #expect(find.moved(by: -2).summary == "match 3 of 3")
    #expect(found("x", in: "x", "y", from: 1).summary == "match 1 of 1")
  }

  @Test func `a match in the first visible text precedes later ones`() {
    #expect(found("x", in: "x", "a x", "x", from: 1).summary == "match 2 of 3")
    #expect(found("x", in: "x", "x and x", from: 3).summary == "match 3 of 3", "not one above the screen")
  }

  @Test func `a search begins at the first visible line, and on each page at its first match`() async throws {
    let archive = StubArchive(try .sample(), name: "news.example")
    // One long paragraph: the match above the screen is in the text that is on it.
    let many = (1...200).map { "word\($0)" }.joined(separator: " ")
    archive.contents.texts[try .sample(1)] = "ferry \(many) ferry \(many) ferry."
    archive.contents.texts[try .sample(2)] = "\(many) \(many) \(many) ferry."
    let stage = Stage(columns: 80, rows: 14, archive: archive, route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "page 1 of 4")
    stage.press("5", "j", "/")
    stage.type("ferry")
    stage.press("Enter")
    try await stage.wait(for: "match 2 of 3")
    stage.press("]")
    let lines = try await stage.wait(for: "match 1 of 1")
    #expect(lines.dropFirst(2).dropLast(2).contains { $0.contains("ferry") }, "\(lines)")
  }

  @Test func `the search continues from page to page`() async throws {
    let archive = StubArchive(try .sample())
    let router = RecordingRouter<Route>()
    let presenter = PageReaderPresenter(page: try .sample(1), archive: archive, router: router)
    await presenter.start()
    presenter.find("RÍO", from: 0)
    #expect(presenter.state.content?.find?.matches.isEmpty == true)
    #expect(router.announcements == ["“RÍO” is not on this page"])
    presenter.moveMatch(by: 1)
    #expect(router.announcements.count == 2, "said again to who looks again")
    await presenter.turn(by: 1)
    #expect(presenter.state.content?.find?.matches.count == 1)
    await presenter.turn(by: -1)
    #expect(router.announcements.count == 3 && router.announcements.last == "“RÍO” is not on this page")
    presenter.find("", from: 0)
    #expect(presenter.state.content?.find == nil)
    presenter.moveMatch(by: 1)
    #expect(router.announcements.last == "No search yet; press /")
  }
}
