import Files
import Glibc
import NDNP
import Newspapers

/// The pages in files and folders, one by one.
struct PageFiles {
  private let readLayout: LayoutReading
  private let now: Double

  /// What is still to be opened, the next one last.
  private var paths: [(path: String, isGiven: Bool)]
  private var reader: (archive: ArchiveReader, path: String, isGiven: Bool)?
  private var lines: ExportLines?
  /// By their folders: files of one need not be next to each other.
  var issues: [String: NDNPIssue] = [:]
  /// The one whose files are being read.
  var folder = ""
  private var ready: [KeptPage] = []
  private var readBefore = 0

  var faults = Faults()
  /// Files that are not pages.
  var others = 0
  /// How many of them are nevertheless texts, and the paths of the first ones.
  var otherTexts = (count: 0, paths: [String]())

  /// In bytes: ALTO takes ten times as much as its text.
  private static let longest = 4 * PackedText.limit

  init(_ paths: [String], readLayout: @escaping LayoutReading, now: Double) {
    self.paths = paths.reversed().map { ($0, true) }
    self.readLayout = readLayout
    self.now = now
  }

  /// Bytes read from files.
  var position: Int { readBefore + (reader?.archive.position ?? 0) }

  /// Nil at the end.
  mutating func next() throws(NewspaperError) -> KeptPage? {
    while true {
      if let page = ready.popLast() { return page }
      if lines != nil || reader != nil {
        do throws(NewspaperError) { try readOn() } catch {
          // What was read of a damaged archive, or from a bad disk, counts, and the others follow.
          switch error {
          case .unreadable(let words): note(words)
          case .local(let words):
            note(words)
            faults.unopened += 1
          default: throw error
          }
          readBefore += reader?.archive.position ?? 0
          (lines, reader) = (nil, nil)
        }
      } else if let (path, isGiven) = paths.popLast() {
        do throws(NewspaperError) { try open(path, isGiven: isGiven) } catch {
          // Continue with the others, as cp and tar do.
          guard case .local(let words) = error, ArchiveReader.loadError == nil else { throw error }
          note(words)
          faults.unopened += 1
        }
      } else if issues[folder]?.pages.isEmpty == false {
        finishIssue()
      } else {
        return nil
      }
    }
  }

  private mutating func readOn() throws(NewspaperError) {
    guard lines == nil else { return try readLines() }
    if let reader { try readEntry(reader.archive, reader.path, isGiven: reader.isGiven) }
  }

  private mutating func open(_ path: String, isGiven: Bool) throws(NewspaperError) {
    var status = stat()
    // A path named by the user may be a link; within folders, links lead astray or in circles.
    let isThere = GivenPath(path).withBytes { isGiven ? stat($0, &status) : lstat($0, &status) } == 0
    if path != "-" {
      guard isThere else {
        throw .local(what: "\(path) cannot be read: \(FileFailure(path).words)")
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        do throws(FileFailure) {
          paths += try Folder.names(in: path).sorted(by: >).map { (OpenFolder.path(of: $0, in: path), false) }
        } catch {
          throw .local(what: "\(error.path) cannot be read: \(error.words)")
        }
        return
      }
      guard isGiven || (status.st_mode & S_IFMT == S_IFREG && PageFileName.isPromising(path)) else {
        return skip(path, isGiven: false)
      }
    }
    reader = (try ArchiveReader(path), path, isGiven)
  }

  private mutating func readEntry(
    _ archive: ArchiveReader, _ path: String, isGiven: Bool
  ) throws(NewspaperError) {
    guard let entry = try archive.next() else {
      readBefore += archive.position
      reader = nil
      if !archive.hasEntries, !PageFiles.isStream(path, isGiven: isGiven) {
        takeNothing(of: path, isGiven: isGiven, bytes: archive.position)
      }
      return
    }
    switch entry {
    case .file(let path):
      guard let name = PageFileName(path) else { return skip(path, isGiven: false) }
      try read(name, path, archive)
    case .whole:
      if let name = PageFileName(path) { return try read(name, path, archive) }
      guard PageFiles.isStream(path, isGiven: isGiven) else { return skip(path, isGiven: isGiven) }
      lines = ExportLines(archive, name: archive.name)
    }
  }

  private mutating func read(
    _ name: PageFileName, _ path: String, _ archive: ArchiveReader
  ) throws(NewspaperError) {
    if case .export = name {
      lines = ExportLines(archive, name: path)
      return
    }
    let bytes = try archive.read(atMost: PageFiles.longest + 1)
    guard bytes.count <= PageFiles.longest else { return note("\(path): longer than any page") }
    take(bytes, name, path)
  }

  /// libarchive finds no entry in an empty file, which in an archive would be a page like any other. An archive
  /// without one was not made or downloaded to its end.
  private mutating func takeNothing(of path: String, isGiven: Bool, bytes: Int) {
    if let name = PageFileName(path) { return take([], name, path) }
    guard PageFileName.isArchive(path) else { return skip(path, isGiven: isGiven) }
    note("\(path): \(bytes == 0 ? "the file is empty" : "there are no files in it")")
  }

  private mutating func take(_ bytes: [UInt8], _ name: PageFileName, _ path: String) {
    switch name {
    case .export: return
    case .page(let page, .text):
      // A repaired text would be stored without the letters that were not read.
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return note("\(path) is not UTF-8: convert it, for example with iconv")
      }
      take(page, text, nil, path, batch: batch(of: path))
    case .page(let page, .alto):
      if let (text, quality) = layoutText(bytes, path) {
        take(page, text, quality, path, batch: batch(of: path))
      }
    case .ndnpIssue(let folder, _):
      take(IssueMETS(bytes), in: folder)
    case .ndnpPage(let folder, let name, let issue):
      begin(folder)
      guard let (text, quality) = layoutText(bytes, path) else { return }
      issues[folder, default: NDNPIssue()].add(
        NDNPIssue.Page(
          name: name, issue: issue, text: text, quality: quality, path: path, batch: batch(of: path)))
    }
  }

  private func batch(of path: String) -> String? { PageBatchName.of(path, in: reader?.path) }

  private mutating func layoutText(_ bytes: [UInt8], _ path: String) -> (String, Double?)? {
    do throws(NewspaperError) {
      let printed = PrintedText(try readLayout(bytes, path))
      return (printed.lines.joined(separator: "\n"), printed.quality?.value)
    } catch {
      let what = if case .malformed(_, let what) = error { what } else { "it is not ALTO" }
      note("\(path): \(what)")
      return nil
    }
  }

  mutating func take(_ page: PageID, _ text: String, _ quality: Double?, _ path: String, batch: String?) {
    ready.append(
      KeptPage(
        page: page, text: text, batch: batch,
        source: path.split(separator: "/").last.map(String.init) ?? path,
        way: .imported, fetched: now, quality: quality))
  }

  private mutating func readLines() throws(NewspaperError) {
    guard let line = try lines?.next() else {
      lines = nil
      return
    }
    let read = ImportedLine.read(line.bytes)
    if let page = read?.keptPage(source: line.name, now: now) { return ready.append(page) }
    noteOther(read, "\(line.name), line \(line.number)")
  }
}
