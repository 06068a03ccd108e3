import MVP
import Presentation
import Scenes

/// What is wrong with the configuration, where, and what would be right.
struct SettingsError: Error, Hashable {
  let message: String
  let advice: [String]
  let exitCode: Int32

  init(_ message: String, advice: [String] = [], exitCode: Int32 = ExitStatus.usage) {
    self.message = message
    self.advice = advice
    self.exitCode = exitCode
  }

  /// `setting` has an invalid value.
  init(_ setting: WrittenSetting) {
    self.init("\(setting.subject) is “\(setting.text.prefix(80))”; it can be \(setting.key.allowed)")
  }

  var failure: Failure { Failure(message, advice: advice, exitCode: exitCode) }
}
