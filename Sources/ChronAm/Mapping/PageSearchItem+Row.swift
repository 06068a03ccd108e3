import NewspaperHTTP
import Newspapers

extension PageSearchResponse.Item {
  /// Nil if it is not a page.
  var row: NativeRow? {
    guard let page = id.first.flatMap({ try? PageAddress($0) })?.page else { return nil }
    let places = place.texts.compactMap {
      ChronAmPlace.place($0, placeOfPublication: placeOfPublication.first, cities: city.texts)
    }
    let states = state.texts.map { Place(state: $0) }
    let facts = PageFacts(
      page: page, title: title.first.flatMap(PlainTitle.text) ?? page.issue.lccn.description,
      places: places.isEmpty ? states : places, languages: language.texts,
      batch: batch.first.map { $0.removing(prefix: "batch_") },
      frequencies: frequency.texts,
      printed: PrintedLabels(page: printedPage.first, section: section.first, edition: edition.first))
    let text = texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n\n")
    return NativeRow(facts: facts, text: texts.isEmpty ? nil : PlainText.withLineFeeds(text))
  }
}
