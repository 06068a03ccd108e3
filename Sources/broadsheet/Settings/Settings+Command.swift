import ArgumentParser
import HTTP
import MVP
import NewspaperHTTP
import Presentation
import Scenes

extension Settings {
  /// The settings for a command, which exits if they are invalid.
  /// - Throws: `ExitCode`, after reporting what is wrong.
  @MainActor static func forCommand() throws -> Settings {
    do throws(SettingsError) {
      let settings = try Settings()
      settings.nameLibraryHosts()
      return settings
    } catch {
      throw ExitCode(StandardOutput().fail(error))
    }
  }

  /// Makes advice know the Library by the hosts that these settings ask for it: before anything is requested.
  func nameLibraryHosts() { LibraryHosts.replace(with: libraryHosts) }

  /// The hosts of the Library, or those that replace them: as errors name them, and as the pace does.
  private var libraryHosts: Set<String> {
    Set([locURL, tileURL].flatMap { [Site($0.url).host, $0.origin.host] })
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
