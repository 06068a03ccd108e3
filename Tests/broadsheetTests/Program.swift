import Foundation
import TestSupport

/// The built program, run as a reader runs it, with an empty home and nobody's settings.
struct Program {
  struct Outcome: Equatable {
    let output: String
    let errors: String
    let exitCode: Int32

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The output on one line, parted by single spaces, wherever it was wrapped.
    var words: String { output.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// Beside the tests in the folder that SwiftPM builds into.
  static let path = Bundle.main.bundleURL.appending(path: "broadsheet").path

  var environment: [String: String] = [:]
  let home: URL

  /// Where its catalogue is.
  var catalogue: URL { home.appending(path: ".local/share/broadsheet/catalogue.sqlite") }

  init(_ environment: [String: String] = [:]) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "broadsheet-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    self.environment = environment
  }

  /// Writes the configuration file.
  func configure(_ text: String) throws { try write(Data(text.utf8), to: ".config/broadsheet/config.yaml") }

  /// Writes a file below the home.
  func write(_ data: Data, to path: String) throws {
    let file = home.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Nothing is asked of any server but this machine's: where a test names none, the Library is nowhere.
  private var whole: [String: String] {
    [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "BROADSHEET_LOC_URL": "http://127.0.0.1:1",
      "BROADSHEET_TILE_URL": "http://127.0.0.1:1",
    ].merging(environment) { $1 }
  }

  /// Runs the program without a terminal. What it writes goes to files, so that nobody has to read along.
  func run(_ arguments: String...) async throws -> Outcome { try await run(arguments) }

  /// A process of the program, or of another with its environment, that is not started yet.
  func process(_ arguments: [String], executable: String = Program.path) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = whole
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// - Parameters:
  ///   - input: what standard input gives; nothing if it is nil.
  ///   - file: where standard output goes instead.
  func run(
    _ arguments: [String], executable: String = Program.path, from input: URL? = nil, into file: URL? = nil
  ) async throws -> Outcome {
    let process = process(arguments, executable: executable)
    if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
    let (output, errors) = (home.appending(path: "output"), home.appending(path: "errors"))
    process.standardOutput =
      try file.map { try FileHandle(forWritingTo: $0) } ?? Program.handle(writing: output)
    process.standardError = try Program.handle(writing: errors)
    let exitCode = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Outcome(
      output: file == nil ? try String(contentsOf: output, encoding: .utf8) : "",
      errors: try String(contentsOf: errors, encoding: .utf8),
      exitCode: exitCode)
  }

  /// Runs the program on a terminal.
  func browse(_ arguments: String..., rows: Int = 24, columns: Int = 80) throws -> VirtualTerminal {
    try VirtualTerminal(
      executable: Program.path, arguments: arguments, size: (rows, columns),
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(whole) { $1 })
  }

  /// The files below a folder of the reader's home.
  func files(in folder: String) throws -> [String] {
    let path = home.appending(path: folder).path
    guard let all = FileManager.default.enumerator(atPath: path) else { return [] }
    return all.compactMap { $0 as? String }.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  private static func handle(writing file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }
}
