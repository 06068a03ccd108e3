import Newspapers
import Testing

@Suite struct TitleTextTests {
  @Test(arguments: [
    ("New-York tribune. [volume]", "New-York tribune"),
    ("New-York tribune [Volume].", "New-York tribune"),
    ("The sun. [microform]", "The sun"),
    ("Los Angeles herald. [microfilm reel]", "Los Angeles herald"),
    ("The sun [electronic resource] :", "The sun :"),
    (
      "The Advocate (Charleston, W. Va.) 1901-1913 [Online Resource]",
      "The Advocate (Charleston, W. Va.) 1901-1913"
    ),
    ("The [volume] sun  and   moon /", "The sun and moon"),
    ("East Oregonian : E.O.", "East Oregonian : E.O"),
    ("The Pittsfield sun ; or, Republican monitor.", "The Pittsfield sun; or, Republican monitor"),
    ("Museum [volume]  ; ; Georgetown advertiser ;", "Museum;; Georgetown advertiser;"),
    ("To be continued...", "To be continued..."),
    ("  The sun  ", "The sun"),
    ("...", "..."),
    ("/", ""),
    ("", ""),
  ])
  func `a title is cleaned of catalog-only parts`(title: String, cleaned: String) {
    #expect(TitleText.cleaned(title) == cleaned)
  }

  @Test(arguments: [
    ("New-York Tribune", "new york tribune"),
    ("L'Abeille", "labeille"),
    ("People’s paper", "peoples paper"),
    ("ʻArab būst", "arab bust"),
    ("Ka hōkū o Hawaiʻi, Hawai‘i", "ka hoku o hawaii hawaii"),
    ("Rabochai︠a︡ zhiznʹ, selʹskiĭ", "rabochaia zhizn selskii"),
    ("Ukraïnsʼke slovo, Dunyā-yi ʿĀlam", "ukrainske slovo dunya yi alam"),
    ("Dziennik Łódzki", "dziennik lodzki"),
    ("Öst och Väst", "ost och vast"),
    ("El Año Nuevo!", "el ano nuevo"),
    ("e\u{301}clair", "eclair"),
    ("Straße", "strasse"),
    ("Æftenposten", "aeftenposten"),
    ("  A  --  B  ", "a b"),
    ("Новое Слово", "новое слово"),
    ("759th choo-choo news.", "759th choo choo news"),
    ("…", ""),
  ])
  func `text is folded for searching`(text: String, folded: String) {
    #expect(TitleText.folded(text) == folded)
  }

  @Test(arguments: [
    ("The sun", "sun"),
    ("A new day", "new day"),
    ("Der Deutsche correspondent", "deutsche correspondent"),
    ("El Tucsonense", "tucsonense"),
    ("La Prensa", "prensa"),
    ("Theatre news", "theatre news"),
    ("A-1 news", "a 1 news"),
    ("A.M.E. Zion herald", "a m e zion herald"),
    ("“The star”", "star"),
    ("The", "the"),
    ("An the", "the"), ("Los Angeles herald", "los angeles herald"), ("El Paso", "el paso"),
    ("La Crosse tribune", "la crosse tribune"), ("Los angelitos", "angelitos"), ("La", "la"),
  ])
  func `a title is sorted without its article, unless that is part of a place's name`(
    title: String, key: String
  ) {
    #expect(TitleText.sortKey(title) == key)
  }

  @Test(arguments: [
    ("los ang", "los ang"), ("La Cr", "la cr"), ("la pren", "pren"), ("los", "los"),
    ("the los ang", "los ang"),
    ("el paso her", "el paso her"),
  ])
  func `what a reader has typed of a place's name is no article either`(letters: String, key: String) {
    #expect(TitleText.sortKey(ofBeginning: letters) == key)
  }
}

extension TitleTextTests {
  @Test func `folding twice changes nothing`() {
    let scalars = (UInt32(0)..<0x3000).compactMap(Unicode.Scalar.init)
    let unsteady = scalars.filter {
      TitleText.folded(TitleText.folded(String($0))) != TitleText.folded(String($0))
    }
    #expect(unsteady.isEmpty)
  }

  @Test(arguments: [
    ("The sun [vol[volume]ume]", "The sun"), ("[volume][microform]", ""),
    ("Sun [electronic  Resource]", "Sun"),
    ("Sun [electronic [volume] resource]", "Sun"), ("a [volum]e", "a [volum]e"),
  ])
  func `designations exposed by removing others are removed, too`(title: String, cleaned: String) {
    #expect(TitleText.cleaned(title) == cleaned)
  }

  @Test(.timeLimit(.minutes(1))) func `a title of a megabyte is cleaned in one pass`() {
    let title =
      "The sun" + String(repeating: "x", count: 200_000) + String(repeating: "[volume]", count: 100_000)
    #expect(TitleText.cleaned(title).utf8.count == 200_007)
  }
}
