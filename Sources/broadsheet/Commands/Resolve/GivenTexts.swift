import ArgumentParser
import Files
import Glibc
import Links
import MVP
import Presentation

/// What the arguments of `resolve` are: texts, folders of them, or addresses.
enum GivenTexts {
  static func exists(_ path: String) -> Bool { GivenPath(path).withBytes { access($0, F_OK) } == 0 }

  /// Whether an argument that is not a file is meant as an address, even a wrong one.
  static func isAddress(_ written: String) -> Bool {
    if written.contains("://") || written.contains("loc.gov") { return true }
    return LinkGrammar.read(given: written).status != .unknown
  }

  /// The files, including those in folders.
  /// - Parameter backup: the suffix of old files, which are left alone in folders, and next to their newer
  ///   versions: a second run must not change what the first one kept.
  /// - Throws: `ExitCode`, after reporting a folder that was not requested.
  @MainActor static func files(
    _ works: [String], isRecursive: Bool, backup: String?, _ output: StandardOutput
  ) throws
    -> [String]
  {
    var files: [String] = []
    for work in works {
      guard work != "-", isFolder(work) else {
        if let backup, work.hasSuffix(backup), works.contains(String(work.dropLast(backup.count))) {
          output.note("\(work) is left alone: it is a backup")
        } else {
          files.append(work)
        }
        continue
      }
      guard isRecursive else {
        output.note("broadsheet: \(work) is a folder: use --recursive for the files in it")
        throw ExitCode(ExitStatus.usage)
      }
      do throws(FileFailure) {
        try collect(work, backup, output, into: &files)
      } catch {
        output.note("broadsheet: \(error.reason)")
        throw ExitCode(ExitStatus.inputOutput)
      }
    }
    return files
  }

  /// A failure if an output is one of the texts, by whatever name: opening it would empty it before it is read.
  /// - Parameter outputs: the options that name outputs, and the paths.
  static func refusal(of outputs: [(option: String, path: String?)], over texts: [String]) -> Failure? {
    for (option, path) in outputs {
      guard let path, let output = FileIdentity(path: path) else { continue }
      for text in texts {
        guard (text == "-" ? FileIdentity.standardInput : FileIdentity(path: text)) == output else {
          continue
        }
        let name = InputName.of(text)
        return Failure(
          "\(option) \(path) would replace a text that is to be read: \(name)",
          commandAdvice: ["Name another file with \(option)."], exitCode: ExitStatus.usage, canRetry: false)
      }
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return GivenPath(path).withBytes { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Links within folders are not followed, because they may lead back. Files that another run is writing, or
  /// left when it was killed, are not texts.
  @MainActor private static func collect(
    _ folder: String, _ backup: String?, _ output: StandardOutput, into files: inout [String]
  ) throws(FileFailure) {
    for name in try Folder.names(in: folder).sorted() where !name.hasPrefix(".") {
      if let backup, name.hasSuffix(backup) { continue }
      let path = OpenFolder.path(of: name, in: folder)
      guard !WholeFile.isUnfinished(name) else {
        output.note("\(path) is left alone: another run did not finish it")
        continue
      }
      var status = stat()
      // Reported where it is read, as one file among others.
      guard lstat(path, &status) == 0 else {
        files.append(path)
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR { try collect(path, backup, output, into: &files) }
      if status.st_mode & S_IFMT == S_IFREG { files.append(path) }
    }
  }
}
