import Newspapers
import Presentation

/// What remains for a reader whose source has failed.
extension SourceOptions {
  /// Reports, after a source has failed, that this machine has what was requested.
  /// - Parameters:
  ///   - exitCode: what the command ends with.
  ///   - isHere: whether the same command would find something offline.
  @MainActor func adviseHere(
    _ output: any TextOutput, after exitCode: Int32,
    if isHere: (NewspaperService) async throws(NewspaperError) -> Bool
  ) async {
    guard [ExitStatus.unavailable, ExitStatus.tryLater].contains(exitCode), source != .offline,
      let settings = try? Settings(), source != nil || settings.source != .offline
    else { return }
    let offline = Services(settings: settings, named: .offline, log: log(.standardError)).service
    guard (try? await isHere(offline)) == true else { return }
    output.note("  To see what is on this machine, use --source offline.")
  }
}
