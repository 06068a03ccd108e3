import ArgumentParser
import Presentation
import Scenes

extension Settings {
  /// The settings for a command, which ends if they cannot be understood.
  /// - Throws: `ExitCode`, after saying what is wrong.
  @MainActor static func forCommand() throws -> Settings {
    do throws(SettingsError) {
      return try Settings()
    } catch {
      throw ExitCode(StandardOutput().fail(error.failure))
    }
  }
}
