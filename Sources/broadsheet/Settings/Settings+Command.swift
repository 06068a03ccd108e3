import ArgumentParser
import MVP
import Presentation
import Scenes

extension Settings {
  /// The settings for a command, which exits if they are invalid.
  /// - Throws: `ExitCode`, after reporting what is wrong.
  @MainActor static func forCommand() throws -> Settings {
    do throws(SettingsError) { return try Settings() } catch { throw ExitCode(StandardOutput().fail(error)) }
  }
}

extension TextOutput {
  /// Reports everything wrong with the settings or a theme.
  /// - Returns: the exit code.
  @MainActor func fail(_ error: SettingsError) -> Int32 {
    for failure in error.failures { _ = fail(failure) }
    return error.exitCode
  }
}
