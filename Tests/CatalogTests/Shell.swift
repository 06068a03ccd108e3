import Foundation

/// System programs that tests compare with.
enum Shell {
  /// The output of a program; nil if it is not installed.
  static func output(_ arguments: [String]) throws -> [UInt8]? {
    guard
      let path = ["/usr/bin/", "/bin/"].map({ $0 + arguments[0] }).first(
        where: FileManager.default.isExecutableFile)
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(arguments.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = Array(pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return bytes
  }
}
