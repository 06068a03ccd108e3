import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// What kind of place a row is.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PlaceKindTests {
  private let output = RecordingOutput()

  private func lines(_ places: [String]) async -> [String] {
    let newspapers = places.enumerated().map { number, place in
      Newspaper.sample("sn0000000\(number)", "Blade", place)
    }
    let view = PlaceListText(format: .tsv, output: output)
    await PlaceListPresenter(directory: StubDirectory(newspapers, isLocal: true)).present(on: view)
    return output.lines
  }

  @Test func `countries are not states`() async {
    let places = ["Ohio--Lucas--Toledo", "Germany--Berlin", "Puerto Rico--San Juan", "Canada--Toronto"]
    #expect(
      await lines(places).map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
        == ["Canada country", "Germany country", "Ohio state", "Puerto Rico state"])
    #expect(output.notes.last == "4 states and countries, 4 newspapers")
  }

  @Test func `accessible mode tells a county and a city of the same name apart`() async {
    let newspapers = ["Connecticut--Hartford--Bristol", "Connecticut--Hartford"].enumerated()
      .map { Newspaper.sample("sn0000000\($0)", "Blade", $1) }
    let transcript = await Transcript(
      of: Stage(
        columns: 80, rows: 24, service: StubDirectory(newspapers, isLocal: true),
        route: .places(NewspaperQuery(state: "Connecticut"))))
    #expect(
      transcript.lines.dropFirst().prefix(2).sorted() == [
        "1. Hartford, county, 1 newspaper.", "2. Hartford, city, 1 newspaper.",
      ], "\(transcript.lines)")
  }

  @Test func `one country is called one`() async {
    #expect(await lines(["Germany--Berlin"]) == ["Germany\tcountry\t1\tGermany"])
    #expect(output.notes.last == "1 country, 1 newspaper")
  }
}
