import Citations

/// What the manual says about the configuration file.
enum ConfigurationTexts {
  static let introduction = [
    "The file $XDG_CONFIG_HOME/broadsheet/config.yaml holds settings in YAML, one per line. It is optional, "
      + "and so is every setting. Environment variables override the file, and options override both. If a "
      + "setting is unknown or invalid, every command that uses settings reports its line and exits with "
      + "status 64. A missing theme or an unusable key does not stop a command: browse ignores it, and "
      + "broadsheet doctor, which shows the settings in effect, reports it."
  ]

  static let example = [
    "source: https://oregonnews.uoregon.edu", "contact: reader@example.org", "cache-size: 2 GB", "pace:",
    "  loc: 10", "keys:", "  bookmark: Z",
  ]

  static let keys = [
    "Your own keys for browse, with a line for each command: “bookmark: Z” or “open-in-browser: [O, C-o]”. "
      + "Keys are written j, G, C-x, M-1, F5, PgDn, Space, or g h for g followed by h; none begins with 1 "
      + "to 9, which begin counts. For the names of commands, see this manual, the help of browse "
      + "(?) and its list of commands (:).",
    "Your keys come first; the usual ones still work, except those that you give to another command. A key "
      + "that would leave a command without any is an error, and so is the beginning of another command's "
      + "keys. Errors are shown with their lines when browse starts, and by broadsheet doctor; the other "
      + "keys work.",
  ]

  static func meaning(of key: SettingKey) -> String {
    switch key {
    case .source:
      "Where to look when --source is not given: loc, offline (or here), or a state site's address."
    case .locURL: "An address to use instead of https://www.loc.gov, such as a mirror."
    case .tileURL: "An address to use instead of https://tile.loc.gov."
    case .contact:
      "An email address or web page that tells servers who is sending requests; part of the User-Agent."
    case .timeout: "Request timeout in seconds. Default: 30, and 90 for long lists."
    case .cacheSize:
      "Maximum size of the cache: a number of bytes, or of KB, MB or GB (1 KB is 1000 bytes). "
        + "Default: \(Settings.defaultCacheLimit)."
    case .index:
      "Which pages go into the index of pages on this machine, where you can search their words: "
        + "read (those whose text you read or save), saved (only those whose text you save), all (also those "
        + "that come whole in the response to a search) or no. Default: read. See broadsheet-index(1)."
    case .preview:
      "When browse loads what appears beside a row or a day, if that takes a request: rest (once you pause "
        + "there for half a second) or ask (when you press a key). In a search, this is the text around a "
        + "page's hits, from tile.loc.gov, if the page came without it (n asks); in the calendar, it is the "
        + "day's front page, if that takes a single request (v asks). With never, front pages are not shown "
        + "beside anything, even if they are on this machine. Default: rest in a search, ask for front "
        + "pages."
    case .readAhead:
      "Whether browse fetches the text of the next page while you read: yes or no. It does so only when the "
        + "pace has a request to spare, so your own requests never wait, and never goes more than one page "
        + "ahead. Default: yes."
    case .start:
      "What browse opens with: home (what you were reading, bookmarks, saved searches), newspapers (the list, as with "
        + "--list) or session (the tabs that were open when you last quit). Default: home."
    case .session:
      "Whether browse remembers which tabs are open when you quit, to reopen them later: yes or no. With no, "
        + "quitting also forgets tabs remembered earlier. Default: yes."
    case .citation:
      "The style of citations that cite prints and that y c copies in browse: "
        + CitationStyle.allCases.map(\.rawValue).joined(separator: ", ") + ". Default: chicago."
    case .theme:
      "The colors of browse: auto (dark or light, whichever the terminal is), dark, light, sixteen, "
        + "contrast-dark, contrast-light, mono, or the name of your own theme; see broadsheet-themes(7). "
        + "Default: auto."
    case .images:
      "How to show pictures on the terminal: auto (the best it supports), kitty, iterm2, sixel, blocks (characters) "
        + "or none. Default: auto."
    case .mouse:
      "Whether browse uses the mouse: yes or no. With no, or with --no-mouse, the terminal uses it for "
        + "selecting text, which otherwise takes Shift. Default: yes."
    case .glyphs:
      "The symbols on the screen: auto (ASCII if the locale or the terminal supports nothing else), "
        + "unicode or ascii. Text from newspapers is shown as printed, as far as the terminal allows. "
        + "Default: auto."
    case .accessible:
      "Whether browse reads typed lines and prints statements, as with --accessible: yes or no. Default: no, and yes if "
        + "TERM is dumb."
    case .paceLoc:
      "Average seconds per request to www.loc.gov. Default: 6, with bursts of up to 3 requests after a pause and never "
        + "more than 10 a minute."
    case .paceTile: "Seconds per request to tile.loc.gov. Default: 1."
    case .paceOthers: "Seconds per request to any other server. Default: 1.5."
    case .paceAllowFaster:
      "Whether a pace may be faster than its default: true or false. www.loc.gov blocks clients for an hour after 20 "
        + "requests in a minute, so set this only if the server's operator allows it. Default: false."
    }
  }
}
