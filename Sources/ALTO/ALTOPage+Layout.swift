import Newspapers

extension ALTOPage {
  /// The same with positions as fractions of the page. Needs `places`.
  var layout: PageLayout {
    var size = 0
    func box(_ word: Int) -> PageBox? {
      while size + 1 < sizes.count, sizes[size + 1].firstWord <= word { size += 1 }
      let place = places[word]
      guard size < sizes.count, let pageWidth = sizes[size].width, let pageHeight = sizes[size].height,
        let x = place.x, let y = place.y, let width = place.width, let height = place.height
      else { return nil }
      return PageBox(
        x: x / pageWidth, y: y / pageHeight, width: width / pageWidth, height: height / pageHeight)
    }
    return PageLayout(
      blocks: blocks.map { block in
        PageLayout.Block(
          language: block.language,
          lines: lines[block.lines].map { line in
            PageLayout.Line(
              words: line.words.map { word in
                PageLayout.Word(
                  String(decoding: bytes[range(of: word)], as: UTF8.self), box: box(word),
                  confidence: places[word].confidence)
              }, isHyphenated: line.isHyphenated)
          })
      })
  }
}
