import ArgumentParser
import Presentation
import Scenes

extension Settings {
  /// The settings for a command, which ends if they are invalid.
  /// - Throws: `ExitCode`, after reporting what is wrong.
  @MainActor static func forCommand() throws -> Settings {
    do throws(SettingsError) {
      return try Settings()
    } catch {
      let output = StandardOutput()
      for failure in error.failures { _ = output.fail(failure) }
      throw ExitCode(error.exitCode)
    }
  }
}
