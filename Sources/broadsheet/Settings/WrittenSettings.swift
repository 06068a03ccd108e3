import HTTP

/// All explicit settings: first the environment's, then the configuration file's.
struct WrittenSettings: Hashable, Sendable {
  private var settings: [SettingKey: WrittenSetting]

  init(environment: [String: String], file: ConfigurationFile?) {
    var settings = file?.settings ?? [:]
    for key in SettingKey.allCases {
      guard let text = environment[key.variable], !text.isEmpty else { continue }
      settings[key] = WrittenSetting(key: key, text: text, origin: .variable(key.variable))
    }
    self.settings = settings
  }

  subscript(key: SettingKey) -> WrittenSetting? { settings[key] }

  /// Treats an invalid setting as if it were missing, so that the others can be checked.
  mutating func disregard(_ key: SettingKey) {
    // Whatever it would have forbidden is not a separate mistake.
    let assumed = key == .paceAllowFaster ? "true" : nil
    settings[key] = assumed.map { WrittenSetting(key: key, text: $0, origin: .variable(key.variable)) }
  }

  /// In the manual's order.
  var all: [WrittenSetting] { SettingKey.allCases.compactMap { settings[$0] } }

  /// The value of a setting; nil if it is not set.
  /// - Parameter read: returns nil for an invalid value.
  func value<Value>(_ key: SettingKey, _ read: (String) -> Value?) throws(SettingsError) -> Value? {
    guard let setting = settings[key] else { return nil }
    guard let value = read(setting.text) else { throw SettingsError(setting) }
    return value
  }

  /// The value of a setting that may be an address, and why it is not one if it is not.
  func address<Value>(
    _ key: SettingKey, _ read: (String) throws(SiteAddressError) -> Value
  ) throws(SettingsError) -> Value? {
    guard let setting = settings[key] else { return nil }
    do throws(SiteAddressError) { return try read(setting.text) } catch {
      throw SettingsError(setting, because: error)
    }
  }

  func address(_ key: SettingKey, or standard: String) throws(SettingsError) -> SiteAddress {
    if let address = try address(key, SiteAddress.init) { return address }
    do throws(SiteAddressError) { return try SiteAddress(standard) } catch {
      throw SettingsError("\(key.name): \(error)")
    }
  }

  func seconds(_ key: SettingKey, _ range: ClosedRange<Double>) throws(SettingsError) -> Double? {
    try value(key) { text in Double(plain: text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A yes/no setting, which may also be `true`, `false`, `on` or `off` as in YAML.
  func isOn(_ key: SettingKey) throws(SettingsError) -> Bool? {
    try value(key, YAMLFile.isYes)
  }

  /// Slower than `standard` is always allowed, faster only with `pace.allow-faster`.
  func pace(_ key: SettingKey, _ standard: HostPace) throws(SettingsError) -> HostPace {
    let interval = try seconds(key, 0.1...3600)
    let mayBeFaster = try isOn(.paceAllowFaster) ?? false
    if let interval, interval < standard.interval, !mayBeFaster, let setting = settings[key] {
      var error = SettingsError(
        "\(setting.subject) is \(setting.text): faster than \(standard.words)",
        advice: [
          "Servers block clients that ask too often: www.loc.gov for an hour after 20 requests in a minute.",
          "Only if the server's operator allows it, set pace.allow-faster: true "
            + "(or \(SettingKey.paceAllowFaster.variable)=true).",
        ], line: setting.line)
      error.key = key
      throw error
    }
    return PaceSettings.pace(standard, interval: interval)
  }
}
