import NewspaperHTTP

/// The response for one title. A nonexistent title may come with status 200, an empty `item`, and its own
/// `status` or `exception`.
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
