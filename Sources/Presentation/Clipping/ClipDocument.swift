import Citations
import Newspapers

/// The sidecar of a clip: what is on its picture, where that was cut from, and how to cite it. Keys are only ever added,
/// and unknown keys are ignored.
///
/// Regions are left, top, width and height: in fractions of the page, or as `pixels` of the scan. Unknown
/// values are null.
public struct ClipDocument: Codable, Hashable, Sendable {
  public static let name = "broadsheet-clip"
  public static let version = 1

  /// A picture of a region.
  public struct Part: Codable, Hashable, Sendable {
    public let region: [Double]
    public let pixels: [Int]?
    public let image: Image
    /// The address of exactly this picture at an image service.
    public let iiif: String?
  }

  public struct Image: Codable, Hashable, Sendable {
    /// Its name, without a folder.
    public let file: String
    public let bytes: Int
    public let sha256: String
  }

  public struct Scan: Codable, Hashable, Sendable {
    public let width: Int
    public let height: Int
  }

  /// The page: `sn83045462/1865-10-02/ed-1/seq-1`.
  public var id: String
  /// In the order taken; the first one's keys are at the top level, `further` has the rest.
  public var parts: [Part]
  public var scan: Scan?
  /// Null if the page has no text with positions.
  public var text: String?
  public var words: Int?
  public var cutWords: Int?
  public var unplacedWords: Int?
  public var confidence: Double?
  public var reference: CSLItem
  /// As it was typed: `reference` has no angle brackets that citation processors would obey.
  public var headline: String?
  /// The newspaper's number at OCLC, for which `reference` has no field.
  public var oclc: String?
  /// By style.
  public var citations: [String: String]
  /// The page's own, at its source.
  public var address: String?
  public var note: String
  public var tags: [String]
  /// Who provided the scan.
  public var credit: String?
  public var made: String
  public var program: String
  /// Its ID among the reader's notes and clips; nil if it was not added there.
  public var excerpt: String?

  private enum CodingKeys: String, CodingKey {
    case format, version, id, region, pixels, scan, image, address, iiif, text, words, confidence, reference
    case headline, oclc, citations, note, tags, credit, made, program, excerpt, further
    case cutWords = "cut_words"
    case unplacedWords = "unplaced_words"
  }

  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(ClipDocument.name, forKey: .format)
    try keys.encode(ClipDocument.version, forKey: .version)
    try keys.encode(id, forKey: .id)
    try keys.encode(parts.first?.region, forKey: .region)
    try keys.encode(parts.first?.pixels, forKey: .pixels)
    try keys.encode(scan, forKey: .scan)
    try keys.encode(parts.first?.image, forKey: .image)
    try keys.encode(address, forKey: .address)
    try keys.encode(parts.first?.iiif, forKey: .iiif)
    try keys.encode(text, forKey: .text)
    try keys.encode(words, forKey: .words)
    try keys.encode(cutWords, forKey: .cutWords)
    try keys.encode(unplacedWords, forKey: .unplacedWords)
    try keys.encode(confidence, forKey: .confidence)
    try keys.encode(reference, forKey: .reference)
    try keys.encode(headline, forKey: .headline)
    try keys.encode(oclc, forKey: .oclc)
    try keys.encode(citations, forKey: .citations)
    try keys.encode(note, forKey: .note)
    try keys.encode(tags, forKey: .tags)
    try keys.encode(credit, forKey: .credit)
    try keys.encode(made, forKey: .made)
    try keys.encode(program, forKey: .program)
    try keys.encodeIfPresent(excerpt, forKey: .excerpt)
    if parts.count > 1 { try keys.encode(Array(parts.dropFirst()), forKey: .further) }
  }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    id = try keys.decode(String.self, forKey: .id)
    reference = try keys.decode(CSLItem.self, forKey: .reference)
    let first = Part(
      region: try keys.decodeIfPresent([Double].self, forKey: .region) ?? [],
      pixels: try keys.decodeIfPresent([Int].self, forKey: .pixels),
      image: try keys.decodeIfPresent(Image.self, forKey: .image) ?? Image(file: "", bytes: 0, sha256: ""),
      iiif: try keys.decodeIfPresent(String.self, forKey: .iiif))
    parts = [first] + (try keys.decodeIfPresent([Part].self, forKey: .further) ?? [])
    scan = try keys.decodeIfPresent(Scan.self, forKey: .scan)
    address = try keys.decodeIfPresent(String.self, forKey: .address)
    text = try keys.decodeIfPresent(String.self, forKey: .text)
    words = try keys.decodeIfPresent(Int.self, forKey: .words)
    cutWords = try keys.decodeIfPresent(Int.self, forKey: .cutWords)
    unplacedWords = try keys.decodeIfPresent(Int.self, forKey: .unplacedWords)
    confidence = try keys.decodeIfPresent(Double.self, forKey: .confidence)
    headline = try keys.decodeIfPresent(String.self, forKey: .headline)
    oclc = try keys.decodeIfPresent(String.self, forKey: .oclc)
    citations = try keys.decodeIfPresent([String: String].self, forKey: .citations) ?? [:]
    note = try keys.decodeIfPresent(String.self, forKey: .note) ?? ""
    tags = try keys.decodeIfPresent([String].self, forKey: .tags) ?? []
    credit = try keys.decodeIfPresent(String.self, forKey: .credit)
    made = try keys.decodeIfPresent(String.self, forKey: .made) ?? ""
    program = try keys.decodeIfPresent(String.self, forKey: .program) ?? ""
    excerpt = try keys.decodeIfPresent(String.self, forKey: .excerpt)
  }

  init(
    _ page: PageID, parts: [Part], scan: ScanSize?, text: ClippedText?, reference: Reference, note: String,
    tags: [String], made: Double, program: String, excerpt: String?
  ) {
    id = page.description
    self.parts = parts
    self.scan = scan.map { Scan(width: $0.width, height: $0.height) }
    self.text = text?.text
    words = text?.words
    cutWords = text?.cutWords
    unplacedWords = text?.unplacedWords
    confidence = text?.confidence.map { ($0 * 1000).rounded() / 1000 }
    var cited = reference
    cited.distinction = ClipDocument.distinction(excerpt, parts)
    self.reference = CSLItem(cited, key: CitationKey.key(of: cited))
    (headline, oclc) = (reference.headline, reference.oclc)
    citations = Dictionary(
      CitationStyle.allCases.filter { !$0.isData }.map { ($0.rawValue, $0.citation(reference)) },
      uniquingKeysWith: { first, _ in first })
    address = reference.address
    self.note = note
    self.tags = tags
    credit = reference.credit
    self.made = Timestamp.written(made)
    self.program = program
    self.excerpt = excerpt
  }
}
