import HTTP
import MVP
import Presentation
import Scenes

/// What is wrong with the configuration, where, and what would be right.
struct SettingsError: Error, Hashable {
  let message: String
  let advice: [String]
  let exitCode: Int32
  /// The line in the file; nil if it is not in the file.
  let line: Int?
  /// The setting without a valid value; nil for anything else.
  var key: SettingKey?
  /// What else is wrong.
  private var others: [SettingsError] = []

  init(
    _ message: String, advice: [String] = [], exitCode: Int32 = ExitStatus.usage, line: Int? = nil
  ) {
    self.message = message
    self.advice = advice
    self.exitCode = exitCode
    self.line = line
  }

  /// Several mistakes as one error: variables first, then the lines of the file.
  init(_ mistakes: [SettingsError]) {
    let sorted = mistakes.sorted { $0.line ?? 0 < $1.line ?? 0 }
    self = sorted.first ?? SettingsError("the settings are invalid")
    others = Array(sorted.dropFirst())
  }

  /// Each mistake by itself.
  var all: [SettingsError] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// A failure for each mistake. Shared advice goes with the last of them.
  var failures: [Failure] {
    all.enumerated().map { place, mistake in
      let later = all[(place + 1)...]
      let advice = mistake.advice.filter { sentence in !later.contains { $0.advice.contains(sentence) } }
      return Failure(mistake.message, advice: advice, exitCode: mistake.exitCode)
    }
  }

  /// `setting` has an invalid value.
  init(_ setting: WrittenSetting) {
    self.init(
      "\(setting.subject) is “\(setting.shown.prefix(80))”; it must be \(setting.key.allowed)",
      line: setting.line)
    key = setting.key
  }

  /// `setting` is not an address that can be used.
  init(_ setting: WrittenSetting, because error: SiteAddressError) {
    // If it is not an address at all, it is enough to say what is valid.
    let isNone = error == .noScheme || error == .otherScheme
    self.init(
      "\(setting.subject) is “\(setting.shown.prefix(80))”\(isNone ? "" : " (\(error))"); "
        + "it must be \(setting.key.allowed)",
      advice: [Source.advice(setting.text, error)].compactMap(\.self), line: setting.line)
    key = setting.key
  }
}
