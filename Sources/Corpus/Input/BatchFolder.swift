import Files
import Glibc
import NDNP
import Newspapers

/// Reads the pages of an NDNP batch in a folder, in the order of its list and of the issues' METS. Files are looked up in the
/// open folder, without following links.
///
/// It is complete if every named file exists. Its sum is that of all files that were read, one after another.
struct BatchFolder: PageFileReading {
  private let options: CorpusOptions
  private let folder: OpenFolder
  /// Where the list is, with a slash at the end.
  private let base: String
  private let sum: Digest
  private var issues: [BatchContents.Issue]
  private var files: [PageFileFound] = []
  private var waiting: [ArchiveEvent] = []
  private var end = ArchiveEnd(isComplete: true)
  private var isOver = false

  private static let lists = ["data/batch.xml", "data/batch_1.xml", "batch.xml", "batch_1.xml"]

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return GivenPath(path).withBytes { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  init(_ path: String, _ options: CorpusOptions) throws(CorpusFailure) {
    guard options.text == .alto else {
      throw .missing(what: "\(path) is a folder, and batch folders have no ocr.txt: use --text alto")
    }
    self.options = options
    sum = try Digest(.sha1)
    do throws(FileFailure) {
      folder = try OpenFolder(existing: GivenPath(path))
      for name in BatchFolder.lists {
        guard let list = try folder.read(name, atMost: ArchiveMembers.longest) else { continue }
        base = name.hasPrefix("data/") ? "data/" : ""
        issues = BatchContents(list).issues.reversed()
        add(list)
        if issues.isEmpty { waiting.append(.fault(member: name, what: "it lists no issues")) }
        return
      }
    } catch {
      throw .unreadable(what: error.reason)
    }
    throw .missing(what: "\(path) is not a batch folder: it has no batch.xml")
  }

  mutating func next() throws(CorpusFailure) -> ArchiveEvent? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if let file = files.popLast() {
        try read(file)
      } else if let issue = issues.popLast() {
        try read(issue)
      } else if !isOver {
        isOver = true
        end.sha1 = try sum.finish()
        return .end(end)
      } else {
        return nil
      }
    }
  }

  private mutating func read(_ issue: BatchContents.Issue) throws(CorpusFailure) {
    guard let id = issue.id else { return fault(issue.path, "its newspaper, day or edition is invalid") }
    guard let bytes = try bytes(of: base + issue.path) else {
      return fault(issue.path, "it is missing, or a link")
    }
    let parts = issue.path.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard parts.count >= 3 else { return fault(issue.path, "it is not in the folder of a reel and an issue") }
    let pages = IssueMETS(bytes).pages
    if pages.isEmpty { fault(issue.path, "it names no OCR files") }
    let inside = parts.dropLast().joined(separator: "/")
    for page in pages.reversed() {
      let path = inside + "/" + page.file
      guard (1...9999).contains(page.sequence) else {
        fault(path, "editions and pages are counted from 1")
        continue
      }
      let origin = BatchOrigin(
        reel: parts[parts.count - 3], issueFolder: parts[parts.count - 2],
        frame: String(page.file.dropLast(4)))
      let file = PageFileFound(
        page: PageID(issue: id, sequence: page.sequence), kind: .alto, path: path, origin: origin)
      if options.wants(file.page) { files.append(file) }
    }
  }

  private mutating func read(_ file: PageFileFound) throws(CorpusFailure) {
    guard let bytes = try bytes(of: base + file.path) else {
      end.isComplete = false
      waiting.append(.unreadable(file, what: "it is missing, or a link"))
      return
    }
    waiting.append(
      bytes.count > ArchiveMembers.longest
        ? .unreadable(file, what: "it is longer than 64 MiB") : .file(file, bytes))
  }

  private mutating func bytes(of path: String) throws(CorpusFailure) -> [UInt8]? {
    do throws(FileFailure) {
      guard let bytes = try folder.read(path, atMost: ArchiveMembers.longest + 1) else { return nil }
      add(bytes)
      return bytes
    } catch {
      throw .unreadable(what: error.reason)
    }
  }

  private mutating func add(_ bytes: [UInt8]) {
    sum.add(bytes)
    end.bytes += bytes.count
    end.members += 1
  }

  /// A fault that keeps pages from being found.
  private mutating func fault(_ member: String, _ what: String) {
    end.isComplete = false
    waiting.append(.fault(member: member, what: what))
  }
}
