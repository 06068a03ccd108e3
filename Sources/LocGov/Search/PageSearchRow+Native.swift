import NewspaperHTTP
import Newspapers

extension PageSearchRow {
  /// Nil if it is not a page of a newspaper.
  /// - Parameters:
  ///   - search: what found it.
  ///   - tiles: the server that shows passages.
  func native(found search: NativeSearch, _ tiles: TileEndpoint) -> NativeRow? {
    guard let page = id.first.flatMap({ try? PageAddress($0) })?.page else { return nil }
    let line = PageTitle(title.first ?? "")
    let places = RowPlaces(
      states: state, counties: county, cities: city, composite: compositeLocation, printed: line.place)
    let facts = PageFacts(
      page: page, title: line.title.nonEmpty ?? page.issue.lccn.description, places: places.places,
      counties: places.counties, cities: places.cities,
      languages: language.texts.map(CapitalizedName.of), batch: batch.first,
      frequencies: frequency.texts.isEmpty ? nil : frequency.texts)
    let snippet = found?.passage
    return NativeRow(
      facts: facts, snippets: snippet.map { [$0] } ?? [], boxes: found?.pageBoxes ?? [],
      words: found?.words ?? [], passage: snippet == nil ? passage(search, tiles) : nil)
  }

  /// Where the passage is that the row lacks. Only the page's path is taken from the answer, never an address.
  private func passage(_ search: NativeSearch, _ tiles: TileEndpoint) -> PassageSource? {
    let words = search.clauses.flatMap(\.words).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    // Pictures may belong to an adjacent page.
    let others = images.texts.filter { $0.contains("word-coordinates-service") }
    guard !words.isEmpty,
      let segment = (coordinates.texts + others).lazy.compactMap({ SegmentPath(in: $0) }).first
    else { return nil }
    return PassageSource(
      address: tiles.passage(segment, finding: words.joined(separator: " ")), host: tiles.site.host,
      seconds: 1)
  }
}

extension PageSearchRow.Found {
  /// The same, as a separate answer.
  var shown: FoundPassage { FoundPassage(snippet: passage, boxes: pageBoxes, words: words) }

  /// Both measures are in the same units, whatever the scan's resolution.
  fileprivate var pageBoxes: [PageBox] {
    guard let width = width.number.map(Double.init), let height = height.number.map(Double.init), width > 0,
      height > 0
    else { return [] }
    return boxes.compactMap { box in
      guard box.count == 4, box.allSatisfy(\.isFinite) else { return nil }
      return PageBox(x: box[0] / width, y: box[1] / height, width: box[2] / width, height: box[3] / height)
    }
  }

  /// The snippet, with the text between tags marked.
  fileprivate var passage: Snippet? {
    guard let written = snippet.first else { return nil }
    var (text, marks): (String, [Range<Int>]) = ("", [])
    var count = 0
    func append(_ part: String) {
      text += part
      count += part.unicodeScalars.count
    }
    var rest = written[...]
    append(PageSearchRow.Found.line(rest.take(before: "[[tag]]").text))
    while !rest.isEmpty {
      var part = rest.take(before: "[[tag]]").text
      let (first, isMarked) = part.take(before: "[[/tag]]")
      let start = count
      append(PageSearchRow.Found.line(first))
      if isMarked, count > start { marks.append(start..<count) }
      append(PageSearchRow.Found.line(part))
    }
    return text.trimmed.isEmpty ? nil : Snippet(text: text, marks: marks)
  }

  /// Without line ends and entities; spaces at the ends separate words.
  private static func line(_ part: Substring) -> String {
    let (first, last) = (part.first?.isWhitespace ?? false, part.last?.isWhitespace ?? false)
    var line = HTMLText.line(part.trimmed)
    if line.has("...") { line = line.replacing("...", with: "…") }
    return line.isEmpty ? (first ? " " : "") : (first ? " " : "") + line + (last ? " " : "")
  }
}

extension Substring {
  /// Removes everything up to and including `tag`, or everything if it does not occur.
  fileprivate mutating func take(before tag: StaticString) -> (text: Substring, isFound: Bool) {
    let place = place(of: tag)
    defer { self = self[(place?.upperBound ?? endIndex)...] }
    return (self[..<(place?.lowerBound ?? endIndex)], place != nil)
  }
}
