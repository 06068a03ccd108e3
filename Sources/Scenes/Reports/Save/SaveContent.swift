import MVP
import Newspapers
import Presentation

/// What has been saved so far, and the progress of the current file: display-ready.
public struct SaveContent: Hashable, Sendable {
  /// A line of output that is final.
  public enum Line: Hashable, Sendable {
    /// For standard output: the path of a file; in a dry run, its path and size.
    case data(String)
    case note(String)
  }

  /// In order; lines are only ever added at the end.
  public fileprivate(set) var lines: [Line] = []
  /// The current file; nil between files.
  public fileprivate(set) var current: Current?
  /// 0 unless something could not be downloaded or existed already.
  public fileprivate(set) var exitCode: Int32 = 0

  /// Files that could not be downloaded.
  private var missingCount = 0

  public struct Current: Hashable, Sendable {
    public let name: String
    /// From 0 to 1; nil if unknown.
    public let fraction: Double?
    /// `12.4 MB`, `3.1 MB/s`, `4 s left`.
    public let parts: [String]
    /// Since it began.
    public let seconds: Double

    init(_ name: String, _ progress: SaveProgress) {
      self.name = name
      seconds = progress.seconds
      fraction = progress.total.map { min(1, Double(progress.bytes) / Double(max(1, $0))) }
      let size = ProgressWords.size(progress.bytes)
      let new = progress.bytes - progress.resumedFrom
      let rest = progress.total.map { $0 - progress.resumedFrom } ?? 0
      let left = rest > 0 ? ProgressWords.left(Double(new) / Double(rest), progress.seconds) : nil
      parts =
        [progress.total.map { "\(size) of \(ProgressWords.size($0))" } ?? size]
        + [ProgressWords.rate(new, progress.seconds)] + (left.map { [$0] } ?? [])
    }
  }

  init() {}

  func saving(_ name: String, _ progress: SaveProgress) -> SaveContent {
    var content = self
    content.current = Current(name, progress)
    return content
  }

  mutating func add(_ file: SavedFile, as name: String) {
    current = nil
    let new = file.bytes - file.resumedFrom
    let rest = file.resumedFrom > 0 ? "the rest of \(ProgressWords.size(file.bytes)), " : ""
    let time = ProgressWords.duration(file.seconds)
    lines.append(.note("saved \(name): \(rest)\(ProgressWords.size(new)) in \(time)"))
    lines.append(.data(file.path))
  }

  mutating func add(_ path: String, size: Int?) {
    lines.append(.data("\(path)\t\(size.map(String.init) ?? "size unknown")"))
  }

  mutating func addExisting(_ path: String) {
    add(note: "\(path) already exists; use --force to replace it", exitCode: ExitStatus.done)
  }

  /// Adds a note about something that failed or existed already; the rest continues.
  mutating func add(note: String, exitCode code: Int32) {
    current = nil
    lines.append(.note(note))
    if exitCode == 0 { exitCode = code }
  }

  /// Adds a file that could not be downloaded; the rest continues.
  /// - Parameter name: that of the file, if the failure does not say it.
  mutating func addMissing(_ failure: Failure, name: String? = nil) {
    missingCount += 1
    add(note: (name.map { "\($0): " } ?? "") + failure.message, exitCode: failure.exitCode)
  }

  /// Adds what can be done about what is missing.
  mutating func add(advice: [String]) { lines += advice.map { .note("  \($0)") } }

  /// Adds how many of all files are missing, unless that is obvious.
  mutating func summarize(of total: Int) {
    guard missingCount > 0, total > 1 else { return }
    lines.append(.note("\(missingCount) of \(total) files could not be saved"))
  }
}
