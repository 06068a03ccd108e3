/// Reads pages again on this machine, and stores the result beside the source's text.
public struct Rereader: Sendable {
  /// The source's own texts, and its scans.
  public let original: any NewspaperArchive
  private let recognizer: any TextRecognizer
  let store: any ReadingStore
  /// Nil if the user wants nothing indexed.
  let index: (any ReadingIndex)?
  /// The English names of a newspaper's languages, as far as known.
  private let languages: @Sendable (LCCN) async -> [String]
  private let now: @Sendable () -> Double

  public init(
    original: any NewspaperArchive, recognizer: any TextRecognizer, store: any ReadingStore,
    index: (any ReadingIndex)?, languages: @escaping @Sendable (LCCN) async -> [String],
    now: @escaping @Sendable () -> Double
  ) {
    self.original = original
    self.recognizer = recognizer
    self.store = store
    self.index = index
    self.languages = languages
    self.now = now
  }

  /// What to read.
  public struct Order: Hashable, Sendable {
    public let page: PageID
    public let region: PageBox
    /// Names of data; empty for the page's own languages.
    public let languages: [String]

    public init(page: PageID, region: PageBox = .whole, languages: [String] = []) {
      (self.page, self.region, self.languages) = (page, region, languages)
    }
  }

  public enum Progress: Hashable, Sendable {
    case loading
    /// 0 to 1.
    case reading(Double)
    case comparing
  }

  /// More than any scan has: sources send no more than they have.
  private static let widest = 100_000

  /// Reads a page or a part of it, stores the reading, and compares it with the source's text.
  public func read(
    _ order: Order, progress: @Sendable (Progress) async -> Void
  ) async throws(NewspaperError) -> Rereading {
    let engine = try recognizer.name()
    await progress(.loading)
    // It says the page's language.
    let printed = try await printed(order)
    let (data, missing) = try await data(for: order, printed)
    let scan = try await original.scan(
      of: order.page, ScanView(region: order.region, width: Rereader.widest))
    // The letters of a smaller picture are too small to read.
    if let width = scan.storedWidth, width < Rereader.widest {
      throw .notHere(what: .other("scan of page \(order.page) in full size"))
    }
    await progress(.reading(0))
    let read = try await recognized(order.region, scan, data, progress)
    await progress(.comparing)
    let known = try await recognizer.known(KnownWords.sought(in: read.layout), languages: data)
    let reading = OCRReading(
      region: order.region, layout: read.layout, engine: engine, languages: data,
      scan: OCRReading.Scan(
        address: scan.address, source: scan.origin.name, width: read.width, height: read.height),
      date: now(), known: known)
    let source = try await compared(with: reading, printed)
    // Stored only once nothing can go wrong.
    if Task.isCancelled { throw .canceled }
    var (isPreferred, unkept, unindexed): (Bool, NewspaperError?, NewspaperError?) = (false, nil, nil)
    do throws(NewspaperError) {
      let changed = try await change(order.page) { $0.add(reading) }
      (isPreferred, unindexed) = (changed.readings.isPreferred, changed.unindexed)
    } catch {
      // Reading takes a long time: do not lose the text.
      if error == .canceled { throw error }
      unkept = error
    }
    return Rereading(
      page: order.page, reading: reading, source: source, missing: missing, isPreferred: isPreferred,
      unkept: unkept, unindexed: unindexed)
  }

  /// The previous reading of exactly this part; nil if there is none.
  public func kept(_ order: Order) async throws(NewspaperError) -> Rereading? {
    let readings = try await store.readings(of: order.page)
    guard let reading = readings.current.last(where: { $0.region == order.region }),
      order.languages.isEmpty || order.languages == reading.languages
    else { return nil }
    let source = try await compared(with: reading, try await printed(order))
    return Rereading(
      page: order.page, reading: reading, source: source, missing: [], isPreferred: readings.isPreferred)
  }

  /// The recognizer's calls come from its thread: each is passed on if it is the newest.
  private func recognized(
    _ region: PageBox, _ scan: PageScan, _ data: [String], _ progress: @Sendable (Progress) async -> Void
  ) async throws(NewspaperError) -> RecognizedText {
    let (shares, teller) = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
    async let outcome = recognizer.outcome(region, scan, data, teller)
    for await share in shares { await progress(.reading(share)) }
    return try await outcome.get()
  }

  /// What the source has for the same part. The reading is not lost if the source cannot be asked.
  private func printed(
    _ order: Order
  ) async throws(NewspaperError) -> Result<SourceText, NewspaperError> {
    do throws(NewspaperError) {
      return .success(try await sourceText(order.page).part(order.region))
    } catch {
      if error == .canceled { throw error }
      return .failure(error)
    }
  }

  /// - Returns: with the number of known words.
  private func compared(
    with reading: OCRReading, _ printed: Result<SourceText, NewspaperError>
  ) async throws(NewspaperError) -> Rereading.Source {
    switch printed {
    case .success(let text):
      return .text(text, try await recognizer.known(text.soughtWords, languages: reading.languages))
    case .failure(.notFound), .failure(.notHere): return .none
    case .failure(let error): return .failed(error)
    }
  }

  /// The data to read with, and what is missing if the user named none.
  private func data(
    for order: Order, _ printed: Result<SourceText, NewspaperError>
  ) async throws(NewspaperError) -> (used: [String], missing: [String]) {
    guard order.languages.isEmpty else { return (order.languages, []) }
    var wanted: [String] = []
    if case .success(let text) = printed {
      wanted = text.languages.flatMap { OCRLanguage.data(for: $0) }
    }
    if wanted.isEmpty {
      wanted = await languages(order.page.issue.lccn).flatMap { OCRLanguage.data(for: $0) }
    }
    // A newspaper about which nothing is known is most likely in English.
    let data = wanted.isEmpty ? ["eng"] : wanted
    let installed = try recognizer.installedLanguages()
    let used = data.filter(installed.contains)
    // Names what is missing.
    return (used.isEmpty ? data : used, data.filter { !used.contains($0) })
  }

  private func sourceText(_ page: PageID) async throws(NewspaperError) -> SourceText {
    do throws(NewspaperError) {
      return .layout(try await original.layout(of: page, freshness: .atHand))
    } catch {
      // The text may be here even if the larger file is not.
      if error == .canceled { throw error }
    }
    return .text(try await original.text(of: page, freshness: .atHand).text)
  }
}

extension TextRecognizer {
  fileprivate func outcome(
    _ region: PageBox, _ scan: PageScan, _ languages: [String], _ teller: AsyncStream<Double>.Continuation
  ) async -> Result<RecognizedText, NewspaperError> {
    defer { teller.finish() }
    do throws(NewspaperError) {
      return .success(try await read(region, of: scan, languages: languages) { teller.yield($0) })
    } catch {
      return .failure(error)
    }
  }
}
