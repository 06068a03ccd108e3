import NewspaperHTTP
import Newspapers

extension ChronAmRow {
  /// Nil if the row has no LCCN or no title.
  var newspaper: Newspaper? {
    guard let lccn = lccn.first.flatMap({ try? LCCN($0) }), let title = title.first.flatMap(PlainTitle.text)
    else { return nil }
    let places = state.texts.compactMap { CatalogedPlace.place($0, placeOfPublication: nil) }
    return Newspaper(lccn: lccn, title: title, places: places)
  }
}

extension IIIFReference {
  /// Nil if the collection's address has no LCCN, or it has no label.
  var newspaper: Newspaper? {
    guard let lccn = id.first.flatMap({ try? LCCN($0) }), let title = label.first.flatMap(PlainTitle.text)
    else { return nil }
    return Newspaper(lccn: lccn, title: title)
  }
}
