import Citations
import Clock
import MVP
import Newspapers
import Text

/// Clips regions of pages: cuts their pictures, finds their words, writes both to files with a citation, and puts the clip
/// among the reader's notes.
public struct ClipMaker: Sendable {
  let service: NewspaperService
  private let cutting: any ClipCutting
  private let files: any ClipFiles
  let library: (any ExcerptLibrary)?
  let clock: any WallClock
  private let program: String

  /// - Parameters:
  ///   - library: gets the clip; nil if only files are wanted.
  ///   - program: name and version, for the sidecar.
  public init(
    service: NewspaperService, cutting: any ClipCutting, files: any ClipFiles,
    library: (any ExcerptLibrary)?, clock: any WallClock = SystemClock(), program: String
  ) {
    self.service = service
    self.cutting = cutting
    self.files = files
    self.library = library
    self.clock = clock
    self.program = program
  }

  /// Makes a clip. Nothing is written unless all of it could be made; what comes last is the reader's library.
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
    let names = try names(order, CitationKey.key(of: reference), pictures)
    let parts = zip(order.regions, pictures).enumerated().map { number, part in
      ClipDocument.Part(
        region: part.0.fractions.map { ($0 * 1e6).rounded() / 1e6 }, pixels: part.1.picture.pixels,
        image: ClipDocument.Image(
          file: names.pictures[number], bytes: part.1.picture.bytes.count, sha256: part.1.picture.sha256),
        iiif: part.1.iiif)
    }
    let document = ClipDocument(
      page, parts: parts, scan: pictures.first?.picture.scan, text: text, reference: reference,
      note: OwnWords.lines(order.note), tags: OwnWords.tags(order.tags), made: clock.now, program: program,
      excerpt: excerpt?.id)
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

  /// Nil where the page has no text with places.
  private func text(
    of page: PageID, _ regions: [PageBox], _ notes: inout [String]
  ) async throws(ClipError) -> ClippedText? {
    do throws(NewspaperError) {
      let layout = try await service.archive.layout(of: page, freshness: .atHand)
      let text = await ClipMaker.clip(layout, regions)
      if text.unplacedWords > 0 {
        notes.append("\(text.unplacedWords) words of the page have no place, and are in no clip")
      }
      return text
    } catch {
      switch error {
      case .notFound, .unsupported, .malformed, .notHere:
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

  private struct Cut {
    let picture: ClipPicture
    let iiif: String?
    let origin: Origin
  }

  private func pictures(_ order: ClipOrder, _ notes: inout [String]) async throws(ClipError) -> [Cut] {
    var cuts: [Cut] = []
    for region in order.regions {
      let scan: PageScan
      do throws(NewspaperError) {
        scan = try await service.archive.scan(
          of: order.page, ScanView(region: region, width: order.width ?? .max))
      } catch {
        throw .source(error)
      }
      let picture = try await cutting.cut(region, from: scan, as: order.format, width: order.width)
      if let flaw = picture.flaw { notes.append(flaw) }
      cuts.append(Cut(picture: picture, iiif: scan.iiif, origin: scan.origin))
    }
    return cuts
  }

  // MARK: Names

  private func names(
    _ order: ClipOrder, _ key: String, _ cuts: [Cut]
  ) throws(ClipError) -> (pictures: [String], sidecar: String) {
    let suffix = order.format.rawValue
    for number in 1..<1000 {
      let end = number == 1 ? "" : "-\(number)"
      var pictures: [String] = []
      for (place, region) in order.regions.enumerated() {
        if let name = order.name {
          pictures.append(name + end + (place == 0 ? "" : "_\(place + 1)"))
        } else {
          let numbers = cuts[place].picture.pixels ?? region.fractions.map { Int(($0 * 10_000).rounded()) }
          pictures.append("\(key)_\(numbers.map(String.init).joined(separator: "-"))\(end)")
        }
      }
      let sidecar = (pictures.first ?? key) + ".json"
      // The same region taken twice has one picture each all the same.
      let files = pictures.enumerated().map { place, name in
        pictures[..<place].contains(name) ? "\(name)_\(place + 1).\(suffix)" : "\(name).\(suffix)"
      }
      let existing: [String]
      do throws(NewspaperError) {
        existing = order.existing == .replaced ? [] : try self.files.existing(files + [sidecar])
      } catch {
        throw .source(error)
      }
      if existing.isEmpty { return (files, sidecar) }
      if order.existing == .refused { throw .exists(existing) }
    }
    throw .source(.local(what: "there are too many files named like \(key)"))
  }
}
