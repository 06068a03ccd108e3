import Scenes
import TerminalUI

/// What the manual says beyond the commands' own help.
enum ManualTexts {
  static let environment: [(name: String, meaning: String)] = [
    (
      "BROADSHEET_SOURCE",
      "The source when --source is not given: loc, offline or the address of a state's site. A name and password in the "
        + "address are sent to that host and port only, and never shown or stored."
    ),
    (
      "BROADSHEET_CONTACT",
      "An e-mail address or a page that tells servers who sends the requests; part of the User-Agent."
    ),
    ("BROADSHEET_LOC_URL", "An address that is asked instead of https://www.loc.gov, such as a mirror."),
    ("BROADSHEET_TILE_URL", "An address that is asked instead of https://tile.loc.gov."),
    (
      "BROADSHEET_TIMEOUT",
      "Seconds that a request may take, 1 to 3600; without it 30, and 90 for long lists."
    ),
    (
      "BROADSHEET_IMAGES",
      "How pictures are shown when --images is not given: auto, kitty, iterm2, sixel, blocks or none."
    ),
    (
      "BROADSHEET_CACHE_SIZE, BROADSHEET_MOUSE, BROADSHEET_PACE_LOC, BROADSHEET_PACE_TILE, BROADSHEET_PACE_OTHERS, "
        + "BROADSHEET_PACE_ALLOW_FASTER",
      "As cache-size, mouse and pace in the configuration file; see CONFIGURATION in broadsheet(1). The environment comes "
        + "before the file, and options come before both."
    ),
    (
      "BROWSER",
      "The program that opens addresses, with its arguments: %s stands for the address, which comes last otherwise. Several "
        + "programs are separated by colons. Words may be quoted; no shell is used. Without it xdg-open is used."
    ),
    (
      "PAGER",
      "The program, with its arguments, through which read shows what is longer than the terminal; words may be quoted, and no shell is used. less -R if it is not "
        + "set, none if it is empty or cat."
    ),
    ("NO_COLOR", "If not empty, no colours are used."),
    ("COLORTERM, TERM", "How many colours the terminal has. browse does not run where TERM is dumb."),
    ("COLUMNS", "The width of tables and records."),
    (
      "https_proxy, http_proxy, all_proxy, no_proxy",
      "Proxies, as curl(1) reads them: all but http_proxy may also be written in capitals."
    ),
    ("SSL_CERT_FILE, CURL_CA_BUNDLE", "Certificates to trust instead of the system's."),
    (
      "XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME, XDG_DATA_HOME",
      "Where configuration, state, cache and data are, each in a directory called broadsheet; ~/.config, "
        + "~/.local/state, ~/.cache and ~/.local/share if not set. A path that is not absolute is ignored."
    ),
  ]

  static let files: [(name: String, meaning: String)] = [
    (
      "$XDG_DATA_HOME/broadsheet/library.sqlite",
      "Bookmarks, newspapers opened and saved filters. Nowhere else: keep it safe, or export it; see broadsheet-bookmarks(1)."
    ),
    (
      "$XDG_CONFIG_HOME/broadsheet/config.yaml",
      "Settings, in YAML; see CONFIGURATION in broadsheet(1). It need not be there."
    ),
    (
      "$XDG_DATA_HOME/broadsheet/catalogue.sqlite",
      "The newspapers that were imported: an SQLite 3 file that is only ever replaced as a whole. May be deleted."
    ),
    (
      "$XDG_STATE_HOME/broadsheet/pace",
      "When the next request may be sent to each server, shared by all running programs of a user. May be deleted."
    ),
    (
      "$XDG_CACHE_HOME/broadsheet/answers",
      "Answers of servers, the longest unread removed beyond cache-size; see broadsheet-cache(1). May be deleted."
    ),
    ("$XDG_STATE_HOME/broadsheet/log", "What browse --verbose asked of servers. May be deleted."),
  ]

  /// Sections of keys, by command.
  static let keys: [String: [(section: String, bindings: [KeyBinding])]] = [
    "browse": [
      ("KEYS OF THE LIST", NewspaperListKeys.bindings),
      (
        "KEYS OF A NEWSPAPER",
        NewspaperDetailKeys.bindings.filter { !NewspaperListKeys.bindings.contains($0) }
      ),
      (
        "KEYS OF THE BOOKMARKS",
        BookmarksKeys.bindings.filter { !NewspaperListKeys.bindings.contains($0) }
      ),
      (
        "KEYS OF THE CALENDAR",
        IssueCalendarKeys.bindings.filter { !NewspaperListKeys.bindings.contains($0) }
      ),
      (
        "KEYS OF FRONT PAGES",
        FrontPagesKeys.bindings.filter { !NewspaperListKeys.bindings.contains($0) }
      ),
      ("KEYS OF PLACES", PlaceListKeys.bindings.filter { !NewspaperListKeys.bindings.contains($0) }),
      ("KEYS OF A PAGE", PageReaderKeys.bindings),
      ("KEYS EVERYWHERE", KeyBindings.everywhere),
    ]
  ]
}
