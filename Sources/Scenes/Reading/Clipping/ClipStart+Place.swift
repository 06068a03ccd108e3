import Newspapers
import Presentation

extension ClipStart {
  /// The place on the page, in fractions; nil for a region.
  func place(in layout: PageLayout) -> (x: Double, y: Double)? {
    switch self {
    case .point(let x, let y): return (x, y)
    case .words(let words):
      guard let box = ClipStart.box(of: words, in: layout) else { return (0.5, 0.5) }
      return (box.x + box.width / 2, box.y + box.height / 2)
    case .pixels: return nil
    }
  }

  /// The position of a few consecutive words. A line of the text has others that were broken on the page.
  private static func box(of line: String, in layout: PageLayout) -> PageBox? {
    let words = line.split(separator: " ")
    for length in [4, 2, 1] where words.count >= length {
      for start in 0...words.count - length {
        let sought = words[start..<start + length].joined(separator: " ")
        if sought.count > 3, let box = layout.boxes(of: sought).first { return box }
      }
    }
    return nil
  }
}
