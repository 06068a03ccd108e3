import Citations
import Clock
import MVP
import Newspapers
import Text

/// Clips regions of pages: cuts their pictures, finds their words, writes both to files with a citation, and
/// adds the clip to the reader's notes.
public struct ClipMaker: Sendable {
  let service: NewspaperService
  private let cutting: any ClipCutting
  let files: any ClipFiles
  let library: (any ExcerptLibrary)?
  let clock: any WallClock
  private let program: String

  /// - Parameters:
  ///   - library: receives the clip; nil if only files are wanted.
  ///   - program: name and version, for the sidecar.
  public init(
    service: NewspaperService, cutting: any ClipCutting, files: any ClipFiles,
    library: (any ExcerptLibrary)?, clock: any WallClock, program: String
  ) {
    self.service = service
    self.cutting = cutting
    self.files = files
    self.library = library
    self.clock = clock
    self.program = program
  }

  public var archive: any NewspaperArchive { service.archive }

  /// Where clips are written to, for display: `~/clips`.
  public var shownFolder: String { files.shownFolder }

  /// Makes a clip. Nothing is written unless all of it could be made; the reader's library comes last.
  /// - Throws: also if files of the same names exist, unless `order` says otherwise.
  public func make(_ order: ClipOrder) async throws(ClipError) -> MadeClip {
    var notes: [String] = []
    let page = order.page
    let text = try await text(of: page, order.regions, &notes)
    let cited = try await reference(order, text, &notes)
    let pictures = try await pictures(order, &notes)
    var reference = cited.reference
    reference.accessed = pictures.first.flatMap { $0.origin.isLive ? Moment.date($0.origin.asOf) : nil }
    reference.credit = await credit(of: page)
    let isKept = library != nil || order.makesExcerpt
    let excerpt = isKept ? await excerpt(order, text, cited.newspaper) : nil
    let names = try names(order, ClipMaker.stem(CitationKey.key(of: reference)), pictures)
    let parts = zip(order.regions, pictures).enumerated().map { number, part in
      ClipDocument.Part(
        region: part.0.millionths, pixels: part.1.picture.pixels,
        image: ClipDocument.Image(
          file: names.pictures[number], bytes: part.1.picture.bytes.count, sha256: part.1.picture.sha256),
        iiif: part.1.iiif)
    }
    let document = ClipDocument(
      page, parts: parts, scan: pictures.first?.picture.scan, text: text, reference: reference,
      note: OwnWords.lines(order.note), tags: OwnWords.tags(order.tags), made: clock.now, program: program,
      excerpt: excerpt?.id)
    // The reader's library would refuse what a canceled task adds, so there should be no files either.
    if Task.isCancelled { throw .source(.canceled) }
    var paths: [String] = []
    do throws(NewspaperError) {
      paths = try files.write(
        zip(names.pictures, pictures).map { (name: $0, bytes: $1.picture.bytes) }
          + [(name: names.sidecar, bytes: document.file)], replaces: order.existing == .replaced)
    } catch {
      throw .source(error)
    }
    let unkept = await keep(excerpt)
    return MadeClip(document: document, paths: paths, notes: notes, unkept: unkept, excerpt: excerpt)
  }

  // MARK: Words

  /// Nil if the page has no text with positions.
  private func text(
    of page: PageID, _ regions: [PageBox], _ notes: inout [String]
  ) async throws(ClipError) -> ClippedText? {
    do throws(NewspaperError) {
      let layout = try await service.archive.layout(of: page, freshness: .atHand)
      let text = await ClipMaker.clip(layout, regions)
      if text.cutWords > 0 {
        notes.append(
          "\(Numerals.count(text.cutWords, "word")) of its lines \(text.cutWords == 1 ? "lies" : "lie") outside the frame; … marks where"
        )
      }
      if text.unplacedWords > 0 {
        let isOne = text.unplacedWords == 1
        notes.append(
          "\(Numerals.count(text.unplacedWords, "word")) of the page \(isOne ? "has" : "have") no position, "
            + "and \(isOne ? "is" : "are") in no clip"
        )
      }
      if let readings = try? await service.rereader?.readings(of: page), readings.isPreferred,
        let engine = readings.current.last?.engine
      {
        notes.append(
          "its words are not the source's: \(Sanitizer.sanitized(engine)) read them on this machine")
      }
      return text
    } catch {
      switch error {
      case .notFound, .unsupported, .cutOff, .malformed, .ignoredFilter, .notHere:
        notes.append("the clip has no text: \(Failure.words(for: error))")
        return nil
      default: throw .source(error)
      }
    }
  }

  /// Takes milliseconds for a large page.
  @concurrent private static func clip(_ layout: PageLayout, _ regions: [PageBox]) async -> ClippedText {
    PageClipper(layout.sanitized()).clip(regions)
  }

  // MARK: Picture

  struct Cut {
    let picture: ClipPicture
    let iiif: String?
    let origin: Origin
  }

  private func pictures(_ order: ClipOrder, _ notes: inout [String]) async throws(ClipError) -> [Cut] {
    var cuts: [Cut] = []
    for region in order.regions {
      let view = ScanView(region: region, width: order.width ?? .max)
      let scan: PageScan
      do throws(NewspaperError) {
        scan = try await service.archive.scan(of: order.page, view)
      } catch {
        throw .source(error)
      }
      let picture = try await cutting.cut(region, from: scan, as: order.format, width: order.width)
      let stored = scan.note(insteadOf: view, pixels: picture.scan?.width)
      for note in [stored, picture.flaw].compactMap(\.self) where !notes.contains(note) { notes.append(note) }
      cuts.append(Cut(picture: picture, iiif: scan.iiif, origin: scan.origin))
    }
    return cuts
  }
}
