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
        error.advice + ["Until this is put right, commands end with it, and no source is asked here."]
      await report(
        .failure("settings", Failure(error.message, advice: advice, exitCode: error.exitCode)))
    case .success(let settings):
      let path = Abbreviation.path(settings.configurationFile, environment: environment)
      if settings.hasConfigurationFile {
        await report(.good("file", path))
      } else {
        await report(.note("file", "none at \(path), and none is needed"))
      }
      for setting in settings.written.all {
        await report(.good(setting.key.name, "\(setting.shown) (\(setting.place))"))
      }
      if settings.written.all.isEmpty { await report(.good("settings", "all as they are by default")) }
    }
  }
}
