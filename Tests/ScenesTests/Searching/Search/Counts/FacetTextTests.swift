import Newspapers
import Presentation
import Scenes
import Testing

/// Counts by value, for other programs.
@MainActor @Suite(.timeLimit(.minutes(1))) struct FacetTextTests {
  @Test(arguments: [ListFormat.tsv, .table, .json])
  func `newspapers of the same title are told apart`(format: ListFormat) {
    let values = [("sn83000001", "New York", 5), ("sn83000002", "Baltimore", 3)].map { lccn, city, count in
      SearchFacet.Value(
        name: "The sun", count: count, field: SearchField(.lccn, [.name(lccn)]),
        place: Place(state: city, city: city))
    }
    let facet = SearchFacet(
      kind: .title, values: values, scope: .all, origin: Origin(name: "h", asOf: 0, isLive: true))
    let output = RecordingOutput()
    let text = SearchCountText(format: format, hasHeader: false, output: output)
    text.write(.facet(facet, notes: []))
    let lines = output.lines.joined(separator: "\n")
    #expect(lines.contains("The sun (New York)") && lines.contains("The sun (Baltimore)"), "\(lines)")
  }
}
