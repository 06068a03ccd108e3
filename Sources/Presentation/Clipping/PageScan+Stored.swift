import Newspapers

extension PageScan {
  /// A note on a stored picture that is the fallback for `view`; nil if it shows no less than that.
  /// - Parameter pixels: the width of the picture that a part was cut from; nil if unknown.
  func note(insteadOf view: ScanView, pixels: Int?) -> String? {
    guard let storedWidth else { return nil }
    if region != view.region {
      let width = pixels.map { ", which is \($0) pixels wide" } ?? ""
      return "the part was cut from this machine's picture of the page\(width)"
    }
    return storedWidth < view.width
      ? "this machine's picture of the page is only \(storedWidth) pixels wide" : nil
  }
}
