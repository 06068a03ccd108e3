/// The languages of newspapers as Tesseract names its data, which Debian has in packages named after them.
public enum OCRLanguage {
  /// The data for a language by its English name: German newspapers were set in Fraktur as well as in roman type. Empty if
  /// there is none.
  public static func data(for english: String) -> [String] {
    switch english {
    case "German": return ["deu", "frk"]
    case "Chinese": return ["chi_tra", "chi_sim"]
    case "Hawaiian": return []
    default: break
    }
    guard let code = LanguageName.code(of: english) else { return [] }
    return [terminological[code] ?? code]
  }

  /// What a reader may write: `German`, `de`, `Deutsch`, `Fraktur`, or one of Tesseract's own names such as
  /// `frk`. Empty if it cannot be a language.
  public static func data(written: String) -> [String] {
    if written.lowercased() == "fraktur" { return ["frk"] }
    let english = LanguageName.english(written)
    let known = data(for: english)
    // `deu` is the data itself, without Fraktur.
    if LanguageName.code(of: english) != nil, !known.contains(written) { return known }
    let isName = written.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
    }
    return isName && written.utf8.count > 2 ? [written] : []
  }

  /// The Debian package with the data: `tesseract-ocr-deu`. Nil if Debian has none.
  public static func package(for data: String) -> String? {
    packaged.contains(data) ? "tesseract-ocr-" + data.lowercased().replacing("_", with: "-") : nil
  }

  /// The data that Debian 12 has in packages.
  private static let packaged: Set<String> = Set(
    """
    afr amh ara asm aze aze_cyrl bel ben bod bos bre bul cat ceb ces chi_sim chi_sim_vert chi_tra
    chi_tra_vert chr cos cym dan deu div dzo ell eng enm epo est eus fao fas fil fin fra frk frm fry gla
    gle glg grc guj hat heb hin hrv hun hye iku ind isl ita ita_old jav jpn jpn_vert kan kat kat_old kaz
    khm kir kmr kor kor_vert lao lat lav lit ltz mal mar mkd mlt mon mri msa mya nep nld nor oci ori pan
    pol por pus que ron rus san sin slk slv snd spa spa_old sqi srp srp_latn sun swa swe syr tam tat tel
    tgk tha tir ton tur uig ukr urd uzb uzb_cyrl vie yid yor
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Codes of ISO 639-2/T, where the bibliographic ones differ.
  private static let terminological = [
    "cze": "ces", "dut": "nld", "fre": "fra", "gre": "ell", "ice": "isl", "rum": "ron", "slo": "slk",
    "wel": "cym",
  ]
}
