import NewspaperHTTP

/// The answer about one title. A title that does not exist can be answered with status 200, an empty `item`, and a
/// `status` or `exception` of its own.
struct ItemAnswer: Decodable {
  let item: ItemFields?
  let status: LenientLabels
  let exception: LenientLabels

  var saysNotFound: Bool { ItemAnswer.saysNotFound(status: status, exception: exception) }

  static func saysNotFound(status: LenientLabels, exception: LenientLabels) -> Bool {
    let words = (status.texts + exception.texts).map { $0.lowercased() }
    return words.contains("404") || words.contains("not found")
  }
}
