/// The English names of languages, and what else people write for them.
public enum LanguageName {
  /// The English name for a language's code or its own name, such as `de`, `ger` or `Deutsch`, with its capital
  /// letter; anything else unchanged.
  public static func english(_ written: String) -> String { names[TitleText.folded(written)] ?? written }

  /// The English names of languages as OCR marks them, such as `en-US`, `ger` or `English`, each once. Codes without
  /// meaning, such as `und`, and others that are not in the tables are left out.
  public static func english(marked languages: [String]) -> [String] {
    languages.compactMap { written -> String? in
      // `en-US` is English.
      guard let code = written.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
      else { return nil }
      let name = english(code)
      return self.code(of: name) == nil ? LanguageCodes.name(of: code.lowercased()) : name
    }.withoutDoubles
  }

  /// The code of a language in ISO 639-2, in its bibliographic form, which MARC records and chronam use: `ger`. Nil for
  /// languages that are not in the table.
  public static func code(of english: String) -> String? {
    table.first { $0.key == english }?.value.split(separator: " ").first { $0.utf8.count == 3 }
      .map(String.init)
  }

  /// The code of a language in ISO 639-1, or in ISO 639-2 if it has no shorter one, as BCP 47 requires: `de`.
  /// Nil for languages that are not in the table.
  public static func tag(of english: String) -> String? {
    table.first { $0.key == english }?.value.split(separator: " ").first.map(String.init)
  }

  /// The English names of the languages in the table, and of others that MARC records have.
  public static var all: [String] { LanguageCodes.all.union(table.map(\.key)).sorted() }

  private static let names = Dictionary(
    table.flatMap { name, others in
      ([name] + others.split(separator: " ").map(String.init)).map { (TitleText.folded($0), name) }
    },
    uniquingKeysWith: { first, _ in first })

  /// By English name: the codes of ISO 639-1 and 639-2, and its native names.
  private static let table: KeyValuePairs<String, String> = [
    "Arabic": "ar ara العربية",
    "Chinese": "zh chi zho 中文",
    "Croatian": "hr hrv hrvatski",
    "Czech": "cs cze ces čeština český",
    "Danish": "da dan dansk",
    "Dutch": "nl dut nld nederlands",
    "English": "en eng",
    "Finnish": "fi fin suomi",
    "French": "fr fre fra français",
    "German": "de ger deu deutsch",
    "Greek": "el gre ell ελληνικά",
    "Hawaiian": "haw",
    "Hebrew": "he heb עברית",
    "Hungarian": "hu hun magyar",
    "Icelandic": "is ice isl íslenska",
    "Irish": "ga gle gaeilge",
    "Italian": "it ita italiano",
    "Japanese": "ja jpn 日本語",
    "Korean": "ko kor 한국어",
    "Latvian": "lv lav latviešu",
    "Lithuanian": "lt lit lietuvių",
    "Norwegian": "no nor nb nob nn nno norsk",
    "Polish": "pl pol polski",
    "Portuguese": "pt por português",
    "Romanian": "ro rum ron română",
    "Russian": "ru rus русский",
    "Serbian": "sr srp srpski",
    "Slovak": "sk slo slk slovenčina slovenský",
    "Slovenian": "sl slv slovenščina slovenski",
    "Spanish": "es spa español castellano",
    "Swedish": "sv swe svenska",
    "Ukrainian": "uk ukr українська",
    "Vietnamese": "vi vie",
    "Welsh": "cy wel cym cymraeg",
    "Yiddish": "yi yid ייִדיש",
  ]
}
