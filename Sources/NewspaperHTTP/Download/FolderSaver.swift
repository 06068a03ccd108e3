import Files
import HTTP
import Newspapers
import Synchronization

/// Saves files of pages to one folder, from servers and from the program itself.
public final class FolderSaver: PageSaver {
  private let folder: String
  private let client: any HTTPClient
  private let now: @Sendable () -> Double
  private let opened = Mutex<OpenFolder?>(nil)

  /// - Parameters:
  ///   - folder: created with the first file, if necessary.
  ///   - now: the time, in seconds since 1970.
  public init(folder: String, client: any HTTPClient, now: @escaping @Sendable () -> Double) {
    self.folder = folder
    self.client = client
    self.now = now
  }

  public func path(of name: String) -> String { OpenFolder.path(of: name, in: folder) }

  public func pathOfExisting(_ name: String) throws(NewspaperError) -> String? {
    guard OpenFolder.exists(folder) else { return nil }
    let open = try open()
    return open.holds(name) ? open.path(of: name) : nil
  }

  public func size(
    of file: PageFile, of page: PageID, at location: PageFileLocation
  ) async throws(NewspaperError) -> Int? {
    switch location {
    case .bytes(let bytes, _): return bytes.count
    // A picture is made on request: its size is not known before, and asking costs as much as the picture.
    case .address where file == .jpg: return nil
    case .address(let url, let headers, let server):
      return try await download(file, page, url, headers, server).size()
    }
  }

  @concurrent
  public func save(
    _ file: PageFile, of page: PageID, at location: PageFileLocation, as name: String, replaces: Bool,
    progress: @Sendable @escaping (SaveProgress) async -> Void
  ) async throws(NewspaperError) -> SavedFile {
    let folder = try open()
    let unfinished = try local { () throws(FileFailure) in try UnfinishedFile(name, in: folder) }
    guard !unfinished.isForeign else {
      // Unlike a full disk, it says nothing about other files.
      throw .unreadable(
        what: "cannot write \(unfinished.path): \(name).part may be another program's unfinished file; "
          + "move it away")
    }
    let meter = DownloadMeter(unfinished, now: now)
    let telling = Task { await meter.run(progress) }
    // The task may hold the file for a moment longer, and a part has to be resumed at once.
    defer {
      telling.cancel()
      unfinished.letGo()
    }
    var type: String?
    do throws(NewspaperError) {
      switch location {
      case .bytes(let bytes, _):
        try local { () throws(FileFailure) in
          // It cannot be resumed, but is known to be this program's.
          try unfinished.begin("")
          try unfinished.append(bytes)
        }
      case .address(let url, let headers, let server):
        type = try await download(file, page, url, headers, server).run(into: unfinished) {
          meter.begin(total: $0)
        }
      }
      try local { () throws(FileFailure) in try unfinished.finish(replaces: replaces) }
    } catch {
      if unfinished.count == 0 { unfinished.discard() }
      throw error
    }
    return SavedFile(
      path: unfinished.path, bytes: unfinished.count, resumedFrom: meter.resumedFrom,
      seconds: meter.seconds, type: type)
  }

  private func download(
    _ file: PageFile, _ page: PageID, _ url: String, _ headers: [String: String], _ server: FileServer
  ) -> Download {
    Download(
      client: client, url: url, headers: headers,
      content: DownloadedContent(file, isNeverWebPage: server.webPageIsBotCheck),
      subject: .part(file.words, of: page),
      now: now)
  }

  private func open() throws(NewspaperError) -> OpenFolder {
    try opened.withLock { (opened: inout OpenFolder?) throws(NewspaperError) -> OpenFolder in
      if let opened { return opened }
      let new = try local { () throws(FileFailure) in try OpenFolder(folder) }
      opened = new
      return new
    }
  }
}
