import Newspapers
import Scans

extension PixelRegion {
  /// Where `box` of a page is in a picture of `size` that shows `shown` of the page: at least a pixel each way
  /// if the two overlap, and nothing if they do not.
  init(of box: PageBox, in shown: PageBox, size: PixelSize) {
    func range(_ start: Double, _ length: Double, _ from: Double, _ whole: Double, _ count: Int) -> Range<Int>
    {
      let scale = Double(count) / max(whole, 0.0001)
      let first = min(max(Int(((start - from) * scale).rounded()), 0), count)
      let last = min(max(Int(((start + length - from) * scale).rounded()), first), count)
      let overlaps = length > 0 && start < from + whole && start + length > from && count > 0
      guard first == last, overlaps else { return first..<last }
      let only = min(first, count - 1)
      return only..<only + 1
    }
    self.init(
      columns: range(box.x, box.width, shown.x, shown.width, size.width),
      rows: range(box.y, box.height, shown.y, shown.height, size.height))
  }
}
