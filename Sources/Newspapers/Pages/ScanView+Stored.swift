/// The sizes in which pictures of whole pages may be stored on this machine.
extension ScanView {
  /// The width in pixels of a whole page that is as wide as any screen wants.
  public static let screenWidth = 1600

  /// The widths in which screens store the picture of a whole page: those that are wide enough first, then
  /// the others, the widest first.
  /// - Parameter wanted: in pixels, a multiple of 100 as screens request them.
  public static func storedWidths(near wanted: Int) -> [Int] {
    Array(stride(from: wanted, through: screenWidth, by: 100))
      + Array(stride(from: min(wanted, screenWidth + 100) - 100, to: 0, by: -100))
  }

  /// The whole page in each size in which it may be stored, the best fallback for this view first.
  var fallbacks: [ScanView] {
    let wanted = min(Double(width) / max(region.width, 0.001), Double(ScanView.screenWidth + 100))
    let near = max(Int((wanted / 100).rounded(.up)) * 100, 100)
    let widths = ScanView.storedWidths(near: near)
    // Clips and readings of whole pages are stored in full size, for which no number is known.
    let best = widths.filter { $0 >= near } + [Int.max] + widths.filter { $0 < near }
    return best.map { ScanView(width: $0, listed: listed) }
  }
}
