import ReadersLibrary
import Scenes
import TerminalUI

/// What the manual says beyond the commands' own help.
enum ManualTexts {
  static let environment: [(name: String, meaning: String)] = [
    (
      "BROADSHEET_SOURCE",
      "The source when --source is not given: loc, offline (or here), or a state site's address. A name and "
        + "password in the address are sent to that host and port only, and never shown or stored."
    ),
    (
      "BROADSHEET_CONTACT",
      "An email address or web page that tells servers who is sending requests; part of the User-Agent."
    ),
    ("BROADSHEET_LOC_URL", "An address to use instead of https://www.loc.gov, such as a mirror."),
    ("BROADSHEET_TILE_URL", "An address to use instead of https://tile.loc.gov."),
    (
      "BROADSHEET_TIMEOUT",
      "Request timeout in seconds, 1 to 3600. Default: 30, and 90 for long lists."
    ),
    (
      "BROADSHEET_IMAGES",
      "How to show pictures when --images is not given: auto, kitty, iterm2, sixel, blocks or none."
    ),
    (
      "BROADSHEET_CACHE_SIZE, BROADSHEET_MOUSE, BROADSHEET_GLYPHS, BROADSHEET_ACCESSIBLE, BROADSHEET_THEME, BROADSHEET_PACE_LOC, BROADSHEET_PACE_TILE, BROADSHEET_PACE_OTHERS, "
        + "BROADSHEET_PACE_ALLOW_FASTER",
      "Same as cache-size, mouse, glyphs, accessible, theme and pace in the configuration file; see CONFIGURATION in broadsheet(1). They override "
        + "the file, and options override both."
    ),
    (
      "BROWSER",
      "The program that opens web pages, with its arguments: %s stands for the address, which is otherwise "
        + "added at the end. Separate several programs with colons. Words can be quoted; no shell is used. "
        + "Default: xdg-open, else sensible-browser; without a desktop, they run only for broadsheet open "
        + "--web, in the terminal."
    ),
    (
      "PAGER",
      "The program, with its arguments, that read uses to show text that does not fit the screen. Words can be quoted; no "
        + "shell is used. Default: less -R. If empty or cat, no pager is used."
    ),
    (
      "VISUAL, EDITOR",
      "The editor, with its arguments, that opens for a note: the first one that is set and exists. Words "
        + "can be quoted; no shell is used. Default: sensible-editor, editor or vi."
    ),
    ("NO_COLOR", "If not empty, disables color, whatever the theme."),
    (
      "COLORTERM, TERM",
      "How many colors the terminal has. If TERM is dumb, browse reads and prints lines, as with --accessible."
    ),
    (
      "COLORFGBG",
      "Whether the terminal is dark or light, for the theme auto, if the terminal does not answer."
    ),
    ("COLUMNS", "The width of tables and records. On a pipe, tables are only cut if it is set."),
    (
      "https_proxy, http_proxy, all_proxy, no_proxy",
      "Proxies, as in curl(1): all but http_proxy can also be written in capitals."
    ),
    (
      "TESSDATA_PREFIX",
      "Where Tesseract's language data is, for read --again. Default: where Tesseract was built to look."
    ),
    ("SSL_CERT_FILE, CURL_CA_BUNDLE", "Certificates to trust instead of the system's."),
    (
      "XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME, XDG_DATA_HOME",
      "Where configuration, state, cache and data are stored, each in a directory called broadsheet. Default: ~/.config, "
        + "~/.local/state, ~/.cache and ~/.local/share. Relative paths are ignored."
    ),
  ]

  static let files: [(name: String, meaning: String)] = [
    (
      "$XDG_DATA_HOME/broadsheet/library.sqlite",
      "Bookmarks, notes and clips, newspapers opened, where you stopped in each page, the tabs that were open last, saved filters and searches, and what watch has printed. This is the only copy: back it up, or export it; see broadsheet-bookmarks(1)."
    ),
    (
      "$XDG_DATA_HOME/broadsheet/readings/",
      "Texts that read --again read from scans, with their origin, in a JSON file for each page. This is the "
        + "only copy."
    ),
    (
      "$XDG_CONFIG_HOME/broadsheet/config.yaml",
      "Settings, in YAML; see CONFIGURATION in broadsheet(1). Optional."
    ),
    (
      "$XDG_CONFIG_HOME/broadsheet/themes/",
      "Your own themes, a YAML file for each; see broadsheet-themes(7). Optional."
    ),
    (
      "$XDG_CONFIG_HOME/broadsheet/variants.tsv",
      "Your own period spellings, which search --variants proposes: on each line, a word, a tab, and another "
        + "spelling of it. Lines that begin with # are comments. Optional."
    ),
    (
      "$XDG_DATA_HOME/broadsheet/catalog.sqlite",
      "The imported newspapers: an SQLite 3 file, always replaced as a whole. Safe to delete."
    ),
    (
      "$XDG_DATA_HOME/broadsheet/pages.sqlite",
      "The pages on this machine and an index of their words, which search --source here searches: an SQLite 3 file. "
        + "Pages added with index add are stored nowhere else; see broadsheet-index(1)."
    ),
    (
      "$XDG_STATE_HOME/broadsheet/open/",
      "The tabs that are open in running copies of Broadsheet, in case one is killed. Safe to delete."
    ),
    (
      "$XDG_STATE_HOME/broadsheet/pace",
      "When the next request to each server may be sent, shared by all of a user's copies of Broadsheet. Safe to delete."
    ),
    (
      "$XDG_CACHE_HOME/broadsheet/answers",
      "Cached server responses; beyond cache-size, the least recently read are removed; see broadsheet-cache(1). Safe to delete."
    ),
    (
      "$XDG_STATE_HOME/broadsheet/queries",
      "The last \(QueryHistoryFile.most) queries that browse searched for, one per line. Safe to edit and to delete."
    ),
    (
      "$XDG_STATE_HOME/broadsheet/queue.jsonl",
      "The queue, one job per line; see broadsheet-queue(1). Deleting it forgets what is still to be "
        + "downloaded; what was downloaded stays."
    ),
    (
      "$XDG_STATE_HOME/broadsheet/grounds",
      "Whether each kind of terminal was dark or light when last asked. Safe to delete."
    ),
    ("$XDG_STATE_HOME/broadsheet/log", "The requests of browse --verbose. Safe to delete."),
  ]

  /// Sections of keys, by command.
  static let keys: [String: [(section: String, bindings: [KeyBinding])]] = [
    "browse": KeyTables.screens.map { screen in
      // Keys shared with the list are described there.
      let own = screen.bindings.filter { screen.repeats || !NewspaperListKeys.bindings.contains($0) }
      return ("KEYS OF \(screen.name.uppercased())", own)
    } + [("KEYS EVERYWHERE", KeyTables.everywhere)]
  ]
}
