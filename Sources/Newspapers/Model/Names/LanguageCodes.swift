/// Languages by their MARC codes (www.loc.gov/marc/languages): those of newspapers, and others.
public enum LanguageCodes {
  /// The English name; nil for codes without meaning, such as `und` and `zxx`, and for unknown ones.
  public static func name(of code: String) -> String? { names[code] }

  /// The English names, in no particular order.
  static var all: Set<String> { Set(names.values) }

  private static let names: [String: String] = [
    "afr": "Afrikaans", "alb": "Albanian", "ale": "Aleut", "alg": "Algonquian", "amh": "Amharic",
    "apa": "Apache", "ara": "Arabic", "arc": "Aramaic", "arm": "Armenian", "ath": "Athapascan",
    "aze": "Azerbaijani", "baq": "Basque", "bel": "Belarusian", "ben": "Bengali", "bos": "Bosnian",
    "bul": "Bulgarian", "bur": "Burmese", "cat": "Catalan", "ceb": "Cebuano", "cha": "Chamorro",
    "che": "Chechen", "chi": "Chinese", "chn": "Chinook jargon", "cho": "Choctaw", "chr": "Cherokee",
    "cpf": "French-based creoles and pidgins", "cre": "Cree", "crp": "Creoles and pidgins", "cze": "Czech",
    "dak": "Dakota", "dan": "Danish", "dra": "Dravidian", "dut": "Dutch", "eng": "English",
    "epo": "Esperanto",
    "esk": "Eskimo", "est": "Estonian", "fin": "Finnish", "fre": "French", "fry": "Frisian",
    "gem": "Germanic",
    "geo": "Georgian", "ger": "German", "gla": "Scottish Gaelic", "gle": "Irish", "grc": "Ancient Greek",
    "gre": "Greek", "guj": "Gujarati", "hat": "Haitian Creole", "haw": "Hawaiian", "heb": "Hebrew",
    "hin": "Hindi", "hmn": "Hmong", "hrv": "Croatian", "hun": "Hungarian", "ice": "Icelandic",
    "iku": "Inuktitut", "ilo": "Iloko", "ind": "Indonesian", "ipk": "Inupiaq", "ira": "Iranian",
    "iro": "Iroquoian", "ita": "Italian", "jpn": "Japanese", "kal": "Greenlandic", "kaz": "Kazakh",
    "khm": "Khmer", "kor": "Korean",
    "kur": "Kurdish", "lad": "Ladino", "lao": "Lao", "lat": "Latin", "lav": "Latvian", "lit": "Lithuanian",
    "ltz": "Luxembourgish", "mac": "Macedonian", "mal": "Malayalam", "mao": "Maori", "map": "Austronesian",
    "mar": "Marathi", "may": "Malay", "mlt": "Maltese", "moh": "Mohawk", "mon": "Mongolian",
    "mul": "Multiple languages", "mus": "Creek", "nai": "North American Indian", "nav": "Navajo",
    "nch": "Nahuatl", "nds": "Low German", "nep": "Nepali", "nno": "Norwegian", "nob": "Norwegian",
    "nor": "Norwegian", "oji": "Ojibwa", "osa": "Osage", "pan": "Panjabi", "pap": "Papiamento",
    "per": "Persian", "pol": "Polish", "por": "Portuguese", "pus": "Pushto", "roa": "Romance",
    "rum": "Romanian", "rus": "Russian", "sam": "Samaritan Aramaic", "scc": "Serbian", "scr": "Croatian",
    "sio": "Siouan", "sla": "Slavic", "slo": "Slovak", "slv": "Slovenian", "smo": "Samoan", "som": "Somali",
    "spa": "Spanish", "srp": "Serbian", "swa": "Swahili", "swe": "Swedish", "syr": "Syriac", "tam": "Tamil",
    "tat": "Tatar", "tel": "Telugu", "tgk": "Tajik", "tgl": "Tagalog", "tha": "Thai", "tir": "Tigrinya",
    "ton": "Tongan", "tur": "Turkish", "ukr": "Ukrainian", "urd": "Urdu", "uzb": "Uzbek", "vie": "Vietnamese",
    "wel": "Welsh", "wen": "Sorbian", "yid": "Yiddish", "ypk": "Yupik", "zun": "Zuni",
  ]
}
