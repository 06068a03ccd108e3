/// What a corpus takes: time and disk space.
public struct CorpusEstimate: Hashable, Sendable {
  public let archives: Int
  /// Archives whose size is not listed; they are assumed to be of average size.
  public let unsized: Int
  /// The bytes of all archives.
  public let bytes: Int
  /// Those of the batches: an archive has only pages with OCR.
  public let pages: Int
  /// Whether some archives do not say how many pages their batches have, which is then estimated from their
  /// size.
  public let hasGuessedPages: Bool
  public let issues: Int?
  public let titles: Int
  /// The bytes of each archive, the largest first.
  private let sizes: [Int]

  /// Bytes of an archive per page, and of a whole archive: means of the 2,676 archives of June 2025.
  static let bytesPerPage = 111_300
  static let meanArchive = 849_000_000
  /// Bytes of a page in `pages.jsonl.gz`: 19.8 kB of text, which gzip compresses to 45%.
  static let bytesPerStoredPage = 9_000

  /// Bytes of disk space that fetching always leaves free.
  public static let reserve = 1_000_000_000
  /// How many archives are fetched at once.
  public static let transfers = 2

  /// How many archives are on disk at most if each is removed once it is read: those that arrive, and those
  /// that are being read.
  /// - Parameter jobs: how many archives are read at once.
  public static func rollingArchives(jobs: Int) -> Int { transfers + jobs }

  public init(_ archives: [OCRArchive]) {
    self.archives = archives.count
    unsized = archives.count { $0.size == nil }
    let sizes = archives.map {
      $0.size ?? $0.pageCount.map { $0 * CorpusEstimate.bytesPerPage } ?? CorpusEstimate.meanArchive
    }
    bytes = sizes.reduce(0, +)
    pages = zip(archives, sizes).map { $0.pageCount ?? $1 / CorpusEstimate.bytesPerPage }.reduce(0, +)
    hasGuessedPages = archives.contains { $0.pageCount == nil }
    issues = archives.contains { $0.issueCount == nil } ? nil : archives.compactMap(\.issueCount).reduce(0, +)
    titles = Set(archives.flatMap(\.newspapers)).count
    self.sizes = sizes.sorted(by: >)
  }

  /// Bytes of the pages, once they are read.
  public var storedPages: Int { pages * CorpusEstimate.bytesPerStoredPage }
  /// Bytes on disk with archives and pages.
  public var wholeDisk: Int { bytes + storedPages }
  /// Bytes at most, if each archive is removed once it is read.
  /// - Parameter jobs: how many archives are read at once.
  public func rollingDisk(jobs: Int) -> Int {
    sizes.prefix(CorpusEstimate.rollingArchives(jobs: jobs)).reduce(0, +) + storedPages
  }

  /// Seconds that fetching the archives takes.
  /// - Parameters:
  ///   - interval: seconds per file, as the server allows; 0 if it has no rule.
  ///   - rate: bytes per second; nil if it is unknown.
  public func fetchSeconds(interval: Double, rate: Double?) -> Double {
    max(Double(max(0, archives - 3)) * interval, rate.map { Double(bytes) / $0 } ?? 0)
  }

  /// Seconds that this machine takes to read all pages.
  /// - Parameter speed: bytes of an archive per second that one core reads.
  public func readSeconds(speed: Double, cores: Int) -> Double {
    Double(bytes) / speed / (cores > 1 ? Double(cores) * 0.85 : 1)
  }
}
