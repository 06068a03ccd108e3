import NewspaperHTTP
import Newspapers

extension ChronAmRow {
  /// Nil if the row has no LCCN; one without a title is listed under its number.
  var newspaper: Newspaper? {
    guard let number = [lccn, url].lazy.compactMap({ $0.first.flatMap { try? LCCN($0) } }).first else {
      return nil
    }
    let places = state.texts.compactMap { ChronAmPlace.place($0, placeOfPublication: nil) }
    return Newspaper(
      lccn: number, title: title.first.flatMap(PlainTitle.text) ?? number.description, places: places)
  }

  /// As the site numbers it; nil if the row does not say which newspaper it is.
  var number: String? { lccn.first?.lowercased() }
}

extension IIIFReference {
  /// Nil if the collection's address has no LCCN; one without a label is listed under its number.
  var newspaper: Newspaper? {
    guard let lccn = id.first.flatMap({ try? LCCN($0) }) else { return nil }
    return Newspaper(lccn: lccn, title: label.first.flatMap(PlainTitle.text) ?? lccn.description)
  }

  /// As the site numbers it, from the collection's address; nil if that does not say which newspaper it is.
  var number: String? {
    id.first?.split(separator: "/").last.map { String($0).removing(suffix: ".json").lowercased() }
  }
}
