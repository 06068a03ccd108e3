/// Words that tell whether a title is English, where no catalog says the newspaper's language.
enum TitleWords {
  /// Small words that only English titles have.
  static let onlyEnglish: Set<String> = ["the", "of", "and"]

  /// Articles and other small words of the languages that American newspapers were printed in.
  static let foreign: Set<String> = [
    "der", "die", "das", "el", "la", "los", "las", "le", "les", "il", "lo", "den", "det", "het", "de", "l",
    "al", "am", "au", "aux", "da", "del", "des", "di", "do", "du", "en", "et", "i", "im", "ka", "na", "och",
    "og", "und", "von", "y", "za", "zu",
  ]

  /// Those that name English newspapers, and hardly any other: with the small words they are in 96 of 100 English titles.
  /// Names of rivers, hills and the like are left out, since newspapers in any language are named after towns.
  static let english: Set<String> = [
    "action", "advance", "advertiser", "advisor", "advocate", "age", "agitator", "alert", "alliance",
    "amateur", "american", "appeal", "argus", "arrow", "avalanche", "awake", "backbone", "balance", "bank",
    "banner", "baptist", "beacon", "beam", "beat", "bee", "blade", "blue", "bonanza", "booster", "breeze",
    "broadcaster", "budget", "bugle", "builder", "bulletin", "bullion", "call", "capitolian", "centinel",
    "challenge", "champion", "chanticleer", "chief", "chieftain", "christian", "chronicle", "church",
    "citizen", "city", "clarion", "clipper", "coast", "college", "collegian", "columbian", "commercial",
    "common", "commonwealth", "community", "compass", "compiler", "connection", "conservative",
    "constitution", "constitutionalist", "cooperator", "copper", "country", "countryside", "county",
    "courant", "courier", "crescent", "crier", "cultivator", "current", "daily", "dealer", "defender",
    "democrat", "democratic", "desert", "digest", "digger", "dispatch", "door", "downtown", "drum", "eagle",
    "eastern", "echoes", "economist", "empire", "enquirer", "enterprise", "epitaph", "era", "evening",
    "events", "examiner", "exponent", "expositor", "express", "eye", "facts", "fair", "family", "farm",
    "farmer", "farmers", "federalist", "field", "flag", "flyer", "focus", "forum", "free", "freedom",
    "freeman", "front", "frontier", "galaxy", "gateway", "gazette", "georgian", "gleaner", "globe", "gold",
    "golden", "good", "grapevine", "graphic", "grit", "guard", "guardian", "guide", "hawk", "headlight",
    "herald", "highlander", "home", "hustler", "illustrated", "independent", "index", "indian",
    "industrial", "informer", "inquirer", "intelligencer", "international", "investigator", "item",
    "jeffersonian", "jimplecute", "journal", "kaleidoscope", "kentuckian", "king", "labor", "leader",
    "leaf", "leaves", "ledger", "liberty", "light", "little", "local", "luminary", "lutheran", "magnet",
    "mail", "majority", "mercury", "message", "messenger", "methodist", "metro", "mexican", "miner",
    "mining", "mirror", "miscellany", "missourian", "mist", "monitor", "monthly", "morning", "mountaineer",
    "museum", "neighbor", "news", "newsletter", "newspapers", "nonpareil", "north", "northern", "northwest",
    "notes", "nugget", "observer", "optic", "oracle", "oregonian", "organ", "our", "outlook", "palladium",
    "paper", "patriot", "people", "peoples", "phenix", "phoenix", "phonograph", "picket", "pictorial",
    "pilot", "pine", "pioneer", "plain", "plaindealer", "plainsman", "planet", "planter", "pointer",
    "political", "polynesian", "populist", "post", "prairie", "presbyterian", "press", "progress",
    "progressive", "prospector", "protestant", "public", "queen", "radical", "rambler", "rattler", "record",
    "recorder", "red", "reformer", "register", "religious", "reminder", "report", "reporter", "repository",
    "representative", "republican", "reveille", "review", "rocky", "rough", "roundup", "rural", "rustler",
    "sailor", "saturday", "scene", "scoop", "scout", "searchlight", "semi", "sentinel", "sentry", "sheaf",
    "shopper", "shore", "siftings", "signal", "silver", "south", "southeast", "southern", "southwest",
    "sovereign", "spectator", "spectrum", "spirit", "spokesman", "spy", "standard", "star", "statesman",
    "student", "suburban", "suburbanite", "sun", "sunbeam", "sunday", "sunshine", "survey", "talk",
    "telegram", "telegraph", "telephone", "teller", "temperance", "tidings", "times", "topics", "town",
    "trader", "transcript", "transporter", "traveler", "tribune", "true", "trumpet", "truth", "union",
    "unionist", "urban", "valley", "vanguard", "vedette", "victory", "vidette", "view", "views", "village",
    "villager", "vindicator", "virginian", "visitor", "voice", "volunteer", "voter", "washingtonian",
    "watchman", "wave", "week", "weekend", "weekly", "western", "whig", "white", "wide", "witness", "woman",
    "worker", "workman", "world", "yankee",
  ]
}
