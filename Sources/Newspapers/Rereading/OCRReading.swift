/// The result of reading a page, or a part of it, on this machine.
public struct OCRReading: Hashable, Sendable {
  /// The part that was read.
  public let region: PageBox
  /// Within the region; boxes are fractions of the whole page.
  public let layout: PageLayout
  /// `Tesseract 5.3.0`.
  public let engine: String
  /// As the engine names them: `eng`, `frk`.
  public let languages: [String]
  public let scan: Scan
  /// In seconds since 1970.
  public let date: Double
  /// How many of its words the engine's dictionaries have; nil if not determined.
  public let known: KnownWords?

  /// The picture that was read.
  public struct Scan: Hashable, Sendable {
    /// The address of the picture itself; nil if it has none.
    public let address: String?
    /// Where it came from: `tile.loc.gov`.
    public let source: String
    /// The size in pixels of the part that was read.
    public let width: Int
    public let height: Int

    public init(address: String?, source: String, width: Int, height: Int) {
      self.address = address
      self.source = source
      self.width = width
      self.height = height
    }
  }

  public init(
    region: PageBox, layout: PageLayout, engine: String, languages: [String], scan: Scan, date: Double,
    known: KnownWords? = nil
  ) {
    self.region = region
    self.layout = layout
    self.engine = engine
    self.languages = languages
    self.scan = scan
    self.date = date
    self.known = known
  }

  public var isWholePage: Bool { region == .whole }
}
