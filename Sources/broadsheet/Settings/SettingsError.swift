import HTTP
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
    self.init("\(setting.subject) is “\(setting.shown.prefix(80))”; it must be \(setting.key.allowed)")
  }

  /// `setting` is not an address that can be asked.
  init(_ setting: WrittenSetting, because error: SiteAddressError) {
    // Of what is not an address at all it is enough to say what it can be.
    let isNone = error == .noScheme || error == .otherScheme
    self.init(
      "\(setting.subject) is “\(setting.shown.prefix(80))”\(isNone ? "" : " (\(error))"); "
        + "it must be \(setting.key.allowed)",
      advice: [Source.advice(setting.text, error)].compactMap(\.self))
  }

  var failure: Failure { Failure(message, advice: advice, exitCode: exitCode) }
}
