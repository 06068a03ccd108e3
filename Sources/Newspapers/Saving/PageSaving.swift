/// Saves files of the pages that an archive has.
public struct PageSaving: Sendable {
  private let archive: any NewspaperArchive
  private let saver: any PageSaver
  private let prefersKept: Bool
  private let picture: MadePicture?

  /// A picture that is not simply the source's file of the page.
  public struct MadePicture: Sendable {
    fileprivate let view: ScanView
    fileprivate let make: @Sendable (PageScan) async throws(NewspaperError) -> [UInt8]

    /// - Parameters:
    ///   - view: what to request from the source.
    ///   - make: makes a file of what the source sent.
    public init(
      view: ScanView, make: @Sendable @escaping (PageScan) async throws(NewspaperError) -> [UInt8]
    ) {
      self.view = view
      self.make = make
    }
  }

  /// - Parameters:
  ///   - prefersKept: whether to save a text that this machine has instead of the source's file, without a
  ///     request.
  ///   - picture: how to make pictures; nil for the source's largest picture of the page.
  public init(
    archive: any NewspaperArchive, saver: any PageSaver, prefersKept: Bool = false,
    picture: MadePicture? = nil
  ) {
    self.archive = archive
    self.saver = saver
    self.prefersKept = prefersKept
    self.picture = picture
  }

  /// Saves a file of `page` as `name`. An existing file with that name costs no request.
  /// - Parameters:
  ///   - name: a file name, without a folder.
  ///   - replaces: whether to replace an existing file; otherwise it is kept.
  ///   - progress: called from time to time.
  /// - Throws: what `PageReader.location` and `PageSaver.save` throw.
  public func save(
    _ file: PageFile, of page: PageID, as name: String, replaces: Bool,
    progress: @Sendable @escaping (SaveProgress) async -> Void
  ) async throws(NewspaperError) -> SaveOutcome {
    if let path = try existing(name, replaces) { return .existing(path: path) }
    let (saved, error) = try await located(file, of: page) { location async throws(NewspaperError) in
      try await saver.save(file, of: page, at: location, as: name, replaces: replaces, progress: progress)
    }
    return error.map { .held(saved, instead: $0) } ?? .saved(saved)
  }

  /// Uses the source's file or, if that is unavailable, the text that this machine has.
  /// - Returns: also why it is that text; nil if it is the source's file.
  private func located<Result>(
    _ file: PageFile, of page: PageID, use: (PageFileLocation) async throws(NewspaperError) -> Result
  ) async throws(NewspaperError) -> (Result, instead: NewspaperError?) {
    do throws(NewspaperError) {
      return (try await found(file, of: page, use), nil)
    } catch {
      guard file == .text, error.leavesWhatIsHere, let text = try await keptText(of: page) else {
        throw error
      }
      return (try await use(.fetched(text)), error)
    }
  }

  /// Uses the file where the source says it is, or where it says that it is now.
  private func found<Result>(
    _ file: PageFile, of page: PageID, _ use: (PageFileLocation) async throws(NewspaperError) -> Result
  ) async throws(NewspaperError) -> Result {
    let place = try await location(of: file, of: page)
    do {
      return try await use(place)
    } catch .notFound(let what, let source) {
      guard let moved = try await archive.location(of: file, of: page, insteadOf: place) else {
        throw .notFound(what: what, source: source)
      }
      return try await use(moved)
    }
  }

  /// The first of `page-2.txt`, `page-3.txt` … that is free, for a `name` of `page.txt`.
  public func freeName(like name: String) throws(NewspaperError) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    for number in 2..<1000 {
      let free = "\(name[..<dot])-\(number)\(name[dot...])"
      if try saver.pathOfExisting(free) == nil { return free }
    }
    throw .local(what: "there are too many files named like \(name)")
  }

  /// Finds out what `save` would do, and saves nothing.
  public func trial(
    _ file: PageFile, of page: PageID, as name: String, replaces: Bool
  ) async throws(NewspaperError) -> SaveOutcome.Trial {
    if let path = try existing(name, replaces) { return .existing(path: path) }
    let (bytes, _) = try await located(file, of: page) { location async throws(NewspaperError) in
      try await saver.size(of: file, of: page, at: location)
    }
    return .missing(path: saver.path(of: name), bytes: bytes)
  }

  private func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    if prefersKept, file == .text, let text = try await keptText(of: page) { return .fetched(text) }
    guard file == .jpg, let picture else { return try await archive.location(of: file, of: page) }
    let scan = try await archive.scan(of: page, picture.view)
    return .bytes(try await picture.make(scan), source: scan.origin.name)
  }

  private func keptText(of page: PageID) async throws(NewspaperError) -> PageText? {
    do throws(NewspaperError) {
      return try await archive.text(of: page, freshness: .kept)
    } catch {
      if error == .canceled { throw error }
      // The source has to be asked, and says what is wrong.
      return nil
    }
  }

  private func existing(_ name: String, _ replaces: Bool) throws(NewspaperError) -> String? {
    replaces ? nil : try saver.pathOfExisting(name)
  }
}
