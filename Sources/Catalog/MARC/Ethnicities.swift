import Newspapers

/// The ethnic group that a newspaper was for, according to its subject headings.
enum Ethnicities {
  /// The adjective for the first part of a subject heading: `Polish` for `Polish Americans`, `German` for
  /// `Germans`, `Indians of North America` for `Dakota Indians`; nil for other headings.
  static func name(of heading: String) -> String? {
    var words = heading.hasSuffix(".") ? String(heading.dropLast()) : heading
    for suffix in [" newspapers and periodicals", " newspapers"] where words.hasSuffix(suffix) {
      words = String(words.dropLast(suffix.count))
    }
    if let known = known[words] { return known }
    for suffix in [" Americans", "-Americans", " American", "-American", " people"]
    where words.hasSuffix(suffix) {
      let people = String(words.dropLast(suffix.count))
      return adjectives.contains(people) ? people : nil
    }
    if words.hasSuffix(" Indians"), words != "East Indians", words != "West Indians" {
      return "Indians of North America"
    }
    return adjectives.contains(words) ? words : nil
  }

  private static let adjectives: Set<String> = [
    "African", "Albanian", "Arab", "Argentine", "Armenian", "Asian", "Austrian", "Bangladeshi", "Basque",
    "Belarusian", "Belgian", "Bosnian", "Brazilian", "British", "Bulgarian", "Cajun", "Cambodian", "Canadian",
    "Cape Verdean", "Caribbean", "Chilean", "Chinese", "Croatian", "Cuban", "Czech", "Danish", "Dominican",
    "Dutch", "Ecuadorian", "Estonian", "Ethiopian", "Filipino", "Finnish", "French", "French-Canadian",
    "German",
    "Greek", "Haitian", "Hawaiian", "Hispanic", "Hungarian", "Icelandic", "Iranian", "Irish", "Italian",
    "Japanese", "Jewish", "Korean", "Latvian", "Lebanese", "Lithuanian", "Luxembourger", "Macedonian",
    "Maltese",
    "Mexican", "Norwegian", "Pacific Islander", "Pakistani", "Palestinian", "Polish", "Portuguese",
    "Romanian",
    "Russian", "Salvadoran", "Scandinavian", "Scottish", "Serbian", "Slavic", "Slovak", "Slovenian",
    "Spanish",
    "Swedish", "Swiss", "Syrian", "Thai", "Turkish", "Ukrainian", "Vietnamese", "Welsh", "West Indian",
    "Yugoslav",
  ]

  private static let known: [String: String] = [
    "African Americans": "African American", "African American": "African American",
    "Afro-Americans": "African American", "Afro-American": "African American", "Arabs": "Arab",
    "Armenians": "Armenian", "Basques": "Basque", "Belgians": "Belgian", "Bulgarians": "Bulgarian",
    "Carpatho-Rusyns": "Carpatho-Rusyn", "Carpatho-Rusyn Americans": "Carpatho-Rusyn", "Croats": "Croatian",
    "Cubans": "Cuban", "Czechs": "Czech", "Danes": "Danish", "Dominicans": "Dominican",
    "East Indians": "East Indian",
    "East Indian Americans": "East Indian", "Estonians": "Estonian", "Filipinos": "Filipino",
    "Finns": "Finnish",
    "French-Canadians": "French-Canadian", "French Canadians": "French-Canadian",
    "French-Canadian Americans": "French-Canadian", "Germans": "German", "Greeks": "Greek",
    "Haitians": "Haitian",
    "Hawaiians": "Hawaiian", "Hispanics": "Hispanic", "Hungarians": "Hungarian", "Icelanders": "Icelandic",
    "Indians of North America": "Indians of North America", "Iranians": "Iranian", "Italians": "Italian",
    "Jews": "Jewish", "Koreans": "Korean", "Latin Americans": "Latin American", "Latvians": "Latvian",
    "Lithuanians": "Lithuanian", "Mexicans": "Mexican", "Norwegians": "Norwegian", "Poles": "Polish",
    "Puerto Ricans": "Puerto Rican", "Puerto Rican": "Puerto Rican", "Romanians": "Romanian",
    "Russians": "Russian",
    "Russian Germans": "German", "Ruthenians": "Carpatho-Rusyn", "Scandinavians": "Scandinavian",
    "Scots": "Scottish", "Serbs": "Serbian", "Slavs": "Slavic", "Slovaks": "Slovak", "Slovenes": "Slovenian",
    "Spaniards": "Spanish", "Swedes": "Swedish", "Syrians": "Syrian", "Turks": "Turkish",
    "Ukrainians": "Ukrainian",
    "West Indians": "West Indian", "Yugoslavs": "Yugoslav",
  ]
}
