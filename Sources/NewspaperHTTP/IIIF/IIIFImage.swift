import Newspapers

/// An image service with the IIIF Image API 2 (iiif.io/api/image/2.1), which crops and scales a page's scan.
public struct IIIFImage: Hashable, Sendable {
  /// The service's address, without a trailing slash.
  public let service: String
  /// Pixels of the whole scan; nil if unknown.
  public let size: Size?

  public struct Size: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// Nil for impossible sizes.
    public init?(width: Int?, height: Int?) {
      guard let width, let height, (1...100_000).contains(width), (1...100_000).contains(height) else {
        return nil
      }
      (self.width, self.height) = (width, height)
    }
  }

  public init(service: String, size: Size?) {
    self.service = service
    self.size = size
  }

  /// The same with its size, if that was unknown.
  public func sized(_ size: Size?) -> IIIFImage { IIIFImage(service: service, size: self.size ?? size) }

  /// The address of a picture of `view`, and what exactly it shows: the smallest region that contains what is
  /// wanted, in whole pixels, or in hundredths of a percent if the scan's size is unknown.
  public func picture(of view: ScanView) -> (url: String, region: PageBox) {
    let steps = size.map { (across: $0.width, down: $0.height) } ?? (across: 10_000, down: 10_000)
    let (x, width) = IIIFImage.span(from: view.region.x, view.region.width, in: steps.across)
    let (y, height) = IIIFImage.span(from: view.region.y, view.region.height, in: steps.down)
    let isWhole = width == steps.across && height == steps.down
    let numbers = [x, y, width, height]
    let region =
      isWhole
      ? "full"
      : size == nil
        ? "pct:" + numbers.map(IIIFImage.percent).joined(separator: ",")
        : numbers.map(String.init).joined(separator: ",")
    // A server may refuse to enlarge a scan.
    let most = size == nil ? 10_000 : width
    let box = PageBox(
      x: Double(x) / Double(steps.across), y: Double(y) / Double(steps.down),
      width: Double(width) / Double(steps.across), height: Double(height) / Double(steps.down))
    return ("\(service)/\(region)/\(min(max(view.width, 1), most)),/0/default.jpg", isWhole ? .whole : box)
  }

  /// The start and length of a part, when the whole has `steps`.
  private static func span(from start: Double, _ length: Double, in steps: Int) -> (Int, Int) {
    // A third of a page is not a whole number, and a sum of fractions is slightly too large or too small.
    let first = min(Int(start * Double(steps) + slack), steps - 1)
    let end = Int(((start + length) * Double(steps) - slack).rounded(.up))
    return (first, max(min(end, steps) - first, 1))
  }

  private static let slack = 1e-6

  /// `12.5` for 1250.
  private static func percent(_ hundredths: Int) -> String {
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
