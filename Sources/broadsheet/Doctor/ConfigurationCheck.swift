import MVP
import Presentation
import Scenes

/// Checks the settings and where they come from.
struct ConfigurationCheck: DoctorCheck {
  let title = "Configuration"
  let settings: Result<Settings, SettingsError>
  let environment: [String: String]

  func run(report: @escaping Finding.Report) async {
    switch settings {
    case .failure(let error):
      let failures = error.failures
      for failure in failures.dropLast() { await report(.failure("settings", failure)) }
      if let last = failures.last {
        await report(
          .failure(
            "settings",
            last.advising("Until this is fixed, commands fail, and the source is not checked.")))
      }
    case .success(let settings):
      let path = Abbreviation.path(settings.configurationFile, environment: environment)
      if settings.hasConfigurationFile {
        await report(.good("file", path))
      } else {
        await report(.note("file", "none at \(path) (optional)"))
      }
      let theme = themeFault(settings)
      // What is wrong is reported only once, as a mistake.
      for setting in settings.written.all where theme == nil || setting.key != .theme {
        await report(.good(setting.key.name, "\(setting.shown) (\(setting.place))"))
      }
      await check(settings.keys, report)
      if let theme {
        await report(
          .failure(
            "theme",
            Failure(
              settings.written[.theme].map { "\($0.subject): \(theme.message)" } ?? theme.message,
              advice: theme.advice + ["Until this is fixed, the theme is auto."],
              exitCode: theme.exitCode)))
      }
      if settings.written.all.isEmpty, settings.keys.isEmpty {
        await report(.good("settings", "all at their defaults"))
      }
    }
  }

  /// What is wrong with the theme in the settings; nil if nothing is.
  private func themeFault(_ settings: Settings) -> SettingsError? {
    do throws(SettingsError) {
      _ = try ThemeFolder(settings).choice(settings.theme)
      return nil
    } catch {
      return error
    }
  }

  private func check(_ keys: [WrittenKeys], _ report: @escaping Finding.Report) async {
    guard !keys.isEmpty else { return }
    let checked = KeySettings(keys)
    if checked.commandCount > 0 {
      await report(.good("keys", "your own for \(Numerals.count(checked.commandCount, "command"))"))
    }
    let others = checked.commandCount > 0 ? ["The other keys work."] : []
    for trouble in checked.troubles {
      await report(
        .failure(
          "keys", Failure(trouble, advice: others, exitCode: ExitStatus.usage)))
    }
  }
}
