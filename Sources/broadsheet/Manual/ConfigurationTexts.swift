/// What the manual says about the configuration file.
enum ConfigurationTexts {
  static let introduction = [
    "The file $XDG_CONFIG_HOME/broadsheet/config.yaml holds settings in YAML, one a line. It need not be there, and "
      + "what it does not say stays as it is. The environment comes before it, and options come before both. A "
      + "setting that is not known, or cannot be what it is, ends every command that uses settings with exit status "
      + "64 and names the line; broadsheet doctor shows all that are in effect."
  ]

  static let example = [
    "source: https://oregonnews.uoregon.edu", "contact: reader@example.org", "cache-size: 2 GB", "pace:",
    "  loc: 10",
  ]

  static func meaning(of key: SettingKey) -> String {
    switch key {
    case .source: "Where to look when --source is not given: loc, offline or the address of a state's site."
    case .locURL: "An address that is asked instead of https://www.loc.gov, such as a mirror."
    case .tileURL: "An address that is asked instead of https://tile.loc.gov."
    case .contact:
      "An e-mail address or a page that tells servers who sends the requests; part of the User-Agent."
    case .timeout: "Seconds that a request may take. Without it 30, and 90 for long lists."
    case .cacheSize:
      "How much the cache may take: a number of bytes, or of KB, MB or GB (1 KB is 1000 bytes). "
        + "Default: \(Settings.defaultCacheLimit)."
    case .images:
      "How pictures are shown on the terminal: auto (the best that it says it can), kitty, iterm2, sixel, blocks (in "
        + "characters) or none. Default: auto."
    case .mouse:
      "Whether browse takes the mouse: yes or no. With no, and with --no-mouse, the terminal keeps it for selecting "
        + "text, which takes Shift otherwise. Default: yes."
    case .paceLoc:
      "Seconds per request to www.loc.gov in the long run. Default: 6, with up to 3 requests at once after a rest and never "
        + "more than 10 a minute."
    case .paceTile: "Seconds per request to tile.loc.gov. Default: 1."
    case .paceOthers: "Seconds per request to any other server. Default: 1.5."
    case .paceAllowFaster:
      "Whether a pace may be faster than its default: true or false. www.loc.gov shuts out for an hour who asks more "
        + "than 20 times a minute: set it only if the server's operator allows it. Default: false."
    }
  }
}
