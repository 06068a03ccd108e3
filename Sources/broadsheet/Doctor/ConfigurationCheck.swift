import MVP
import Scenes

/// Checks the settings and where they come from.
struct ConfigurationCheck: DoctorCheck {
  let title = "Configuration"
  let settings: Result<Settings, SettingsError>
  let environment: [String: String]

  func run(report: @escaping Finding.Report) async {
    switch settings {
    case .failure(let error):
      let advice =
        error.advice + ["Until this is fixed, commands fail with it, and the source is not checked."]
      await report(
        .failure("settings", Failure(error.message, advice: advice, exitCode: error.exitCode)))
    case .success(let settings):
      let path = Abbreviation.path(settings.configurationFile, environment: environment)
      if settings.hasConfigurationFile {
        await report(.good("file", path))
      } else {
        await report(.note("file", "none at \(path) (optional)"))
      }
      for setting in settings.written.all {
        await report(.good(setting.key.name, "\(setting.shown) (\(setting.place))"))
      }
      if settings.written.all.isEmpty { await report(.good("settings", "all at their defaults")) }
    }
  }
}
