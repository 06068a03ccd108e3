import Foundation
import TestSupport

/// The built program, run as a reader runs it, with an empty home directory and no settings.
struct Program {
  struct Outcome: Equatable {
    let output: String
    let errors: String
    let exitCode: Int32

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The output on one line with single spaces, regardless of wrapping.
    var words: String { output.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// The program did not exit by itself.
  struct Unfinished: Error { let status: ChildProcess.Status }

  /// Next to the tests in SwiftPM's build folder.
  static let path = Bundle.main.bundleURL.appending(path: "broadsheet").path

  var environment: [String: String] = [:]
  /// Removed with the last copy of this.
  private let folder = TemporaryFolder()

  var home: URL { URL(filePath: folder.path) }

  /// The path of its catalog.
  var catalog: URL { home.appending(path: ".local/share/broadsheet/catalog.sqlite") }

  init(_ environment: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    self.environment = environment
  }

  /// With `server` as the Library.
  /// - Parameter source: what the settings name; nil for nothing.
  init(library server: LoopbackServer, source: String? = nil) throws {
    var environment = ["BROADSHEET_LOC_URL": server.url, "BROADSHEET_TILE_URL": server.url]
    environment["BROADSHEET_SOURCE"] = source
    try self.init(environment)
  }

  /// Writes the configuration file.
  func configure(_ text: String) throws { try write(Data(text.utf8), to: ".config/broadsheet/config.yaml") }

  /// Writes a file in the home directory.
  func write(_ data: Data, to path: String) throws {
    let file = home.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Only servers on this machine are contacted; if a test names none, the Library is unreachable.
  private var whole: [String: String] {
    [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "BROADSHEET_LOC_URL": "http://127.0.0.1:1",
      "BROADSHEET_TILE_URL": "http://127.0.0.1:1",
    ].merging(environment) { $1 }
  }

  /// Runs the program without a terminal. Its output goes to files, so that nothing has to read it meanwhile.
  func run(_ arguments: String...) async throws -> Outcome { try await run(arguments) }

  /// Starts the program, or another one with its environment.
  func start(
    _ arguments: [String], executable: String = Program.path, input: FileHandle? = nil,
    output: FileHandle? = nil, errors: FileHandle? = nil
  ) throws -> ChildProcess {
    try ChildProcess(
      executable, arguments, environment: whole, input: input, output: output, errors: errors)
  }

  /// - Parameters:
  ///   - input: the contents of standard input; empty if nil.
  ///   - file: where standard output goes instead.
  func run(
    _ arguments: [String], executable: String = Program.path, from input: URL? = nil, into file: URL? = nil
  ) async throws -> Outcome {
    let (output, errors) = (home.appending(path: "output"), home.appending(path: "errors"))
    let process = try start(
      arguments, executable: executable, input: input.map(FileHandle.init(forReadingFrom:)),
      output: file.map(FileHandle.init(forWritingTo:)) ?? Program.handle(writing: output),
      errors: Program.handle(writing: errors))
    let status = await process.end()
    guard case .exited(let exitCode) = status else { throw Unfinished(status: status) }
    return Outcome(
      output: file == nil ? try String(contentsOf: output, encoding: .utf8) : "",
      errors: try String(contentsOf: errors, encoding: .utf8),
      exitCode: exitCode)
  }

  /// Runs the program on a terminal.
  func browse(_ arguments: String..., rows: Int = 24, columns: Int = 80) throws -> VirtualTerminal {
    try browse(arguments, rows: rows, columns: columns)
  }

  /// - Parameter directory: the working directory; that of the tests if nil.
  func browse(
    _ arguments: [String], in directory: URL? = nil, rows: Int = 24, columns: Int = 80
  ) throws -> VirtualTerminal {
    let entering = directory.map { ["-c", "cd \"$0\" && exec \"$@\"", $0.path, Program.path] }
    return try VirtualTerminal(
      executable: entering == nil ? Program.path : "/bin/sh", arguments: (entering ?? []) + arguments,
      size: (rows, columns),
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(whole) { $1 }, home: folder)
  }

  /// The files in a folder of the reader's home directory.
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
