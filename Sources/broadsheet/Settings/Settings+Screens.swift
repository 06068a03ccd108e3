/// The settings that only screens use.
extension Settings {
  /// What is wrong with the theme and the keys. It does not stop any command, and browse continues without
  /// them, so it is checked only if something else is wrong; that way starting does not take longer.
  static func screenMistakes(
    _ written: WrittenSettings, _ file: ConfigurationFile?, _ directories: Directories
  ) -> [SettingsError] {
    let keys = KeySettings(file?.keys ?? []).mistakes
    guard let theme = written[.theme], let name = ThemeName(theme.text.lowercased()) else { return keys }
    do throws(SettingsError) {
      _ = try ThemeFolder(beside: directories.configurationFile).choice(name)
      return keys
    } catch {
      let message = "\(theme.subject): \(error.message)"
      return keys + [SettingsError(message, advice: error.advice, line: theme.line)]
    }
  }
}
