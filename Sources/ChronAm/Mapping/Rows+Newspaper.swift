import NewspaperHTTP
import Newspapers

extension ChronAmRow {
  /// Nil if the row has no LCCN; one without a title is listed under its number.
  var newspaper: Newspaper? {
    guard let number = [lccn, url].lazy.compactMap({ $0.first.flatMap { try? LCCN($0) } }).first else {
      return nil
    }
    let places = state.texts.compactMap { CatalogedPlace.place($0, placeOfPublication: nil) }
    return Newspaper(
      lccn: number, title: title.first.flatMap(PlainTitle.text) ?? number.description, places: places)
  }

  /// Whether it does not say which newspaper it is. A local number says that there is no LCCN.
  var isUnreadable: Bool { lccn.first == nil && newspaper == nil }
}

extension IIIFReference {
  /// Nil if the collection's address has no LCCN; one without a label is listed under its number.
  var newspaper: Newspaper? {
    guard let lccn = id.first.flatMap({ try? LCCN($0) }) else { return nil }
    return Newspaper(lccn: lccn, title: label.first.flatMap(PlainTitle.text) ?? lccn.description)
  }

  /// Whether it does not say which newspaper it is. A local number says that there is no LCCN.
  var isUnreadable: Bool { id.first == nil }
}
