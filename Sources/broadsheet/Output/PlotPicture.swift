import CRsvg
import Newspapers

/// A drawing as a PNG file: librsvg draws the SVG, so both show the same. It is loaded with the first one.
enum PlotPicture {
  private static let loadError: String? = crsvg_open(CRSVG_LIBRARY).map { String(cString: $0) }

  /// The file, with this many pixels.
  static func png(of svg: String, width: Int, height: Int) throws(NewspaperError) -> [UInt8] {
    if let loadError {
      throw .local(
        what: "PNG files need librsvg (\(loadError)), on Debian the package librsvg2-2; or name an SVG file, "
          + "which needs nothing")
    }
    var file: [UInt8] = []
    var reason = [CChar](repeating: 0, count: 200)
    let source = Array(svg.utf8)
    let isDrawn = withUnsafeMutablePointer(to: &file) { file in
      crsvg_draw(
        source, source.count, Int32(width), Int32(height),
        { context, bytes, count in
          context?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
          return context != nil
        }, file, &reason)
    }
    guard isDrawn else {
      let words = String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      throw .local(what: "the plot cannot be drawn as PNG: \(words)")
    }
    return file
  }
}
