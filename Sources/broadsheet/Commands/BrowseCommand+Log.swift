import Files
import Logging

extension BrowseCommand {
  /// Standard error is the screen unless it is redirected: then it gets the log, otherwise a file does.
  static func log(isVerbose: Bool, _ settings: Settings) -> (AccessLog, LogFile?) {
    guard isVerbose else { return (AccessLog(reader: .later, logger: nil), nil) }
    guard StandardError.isTerminal else {
      return (AccessLog(reader: .later, logger: .lines(StandardError.note)), nil)
    }
    do throws(FileFailure) {
      let file = try LogFile(path: settings.stateDirectory + "/log")
      return (AccessLog(reader: .later, logger: .lines(file.add)), file)
    } catch {
      let log = AccessLog(reader: .later, logger: nil)
      log.trouble("the log cannot be written: \(error.reason)")
      return (log, nil)
    }
  }
}
