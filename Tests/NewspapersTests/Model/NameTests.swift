import Newspapers
import Testing

/// Names that people write differently from catalogs.
struct NameTests {
  @Test(arguments: [
    ("OH", "Ohio"), ("or", "Oregon"), ("N.Y.", "New York"), ("DC", "District of Columbia"),
    ("D.C.", "District of Columbia"), ("Washington, D.C.", "District of Columbia"),
    ("Washington DC", "District of Columbia"), ("Washington", "Washington"), ("ohio", "ohio"), ("xy", "xy"),
    ("", ""), ("PR", "Puerto Rico"),
  ])
  func `a state is known by its postal code and other names`(written: String, name: String) {
    #expect(StateName.full(written) == name)
  }

  @Test(arguments: [
    ("Deutsch", "German"), ("ger", "German"), ("DE", "German"), ("Español", "Spanish"),
    ("espanol", "Spanish"),
    ("Français", "French"), ("Italiano", "Italian"), ("Polski", "Polish"), ("norsk", "Norwegian"),
    ("Svenska", "Swedish"), ("Čeština", "Czech"), ("dutch", "Dutch"), ("GERMAN", "German"),
    ("Klingon", "Klingon"), ("", ""),
  ])
  func `a language is known by its code and its own name`(written: String, name: String) {
    #expect(LanguageName.english(written) == name)
  }

  @Test(arguments: [
    ("english", "English"), ("west virginia", "West Virginia"), ("mcminnville", "McMinnville"),
    ("district of columbia", "District of Columbia"), ("winston-salem", "Winston-Salem"),
    ("st. louis", "St. Louis"), ("fond du lac", "Fond du Lac"), ("lac qui parle", "Lac qui Parle"),
    ("the dalles", "The Dalles"), ("dupage", "DuPage"), ("macomb", "Macomb"), ("o'brien", "O'Brien"),
    ("prince george's", "Prince George's"), ("coeur d’alene", "Coeur d’Alene"),
    ("d'iberville", "D'Iberville"), ("croton-on-hudson", "Croton-on-Hudson"),
    ("greek (modern)", "Greek (Modern)"),
    ("brooklyn (new york, n.y.)", "Brooklyn (New York, N.Y.)"), ("103rd street", "103rd Street"),
    ("cañon city", "Cañon City"), ("McMinnville", "McMinnville"), ("", ""),
  ])
  func `names get their capitals`(name: String, capitalized: String) {
    #expect(CapitalizedName.of(name) == capitalized)
  }

  @Test func `a state, a territory and a country are distinguished`() {
    #expect(StateName.isState("Ohio") && StateName.isState("District of Columbia"))
    #expect(StateName.isTerritory("Puerto Rico") && !StateName.isState("Puerto Rico"))
    #expect(!StateName.isState("Belgium") && !StateName.isTerritory("Belgium"))
    #expect(StateName.all.allSatisfy(StateName.isStateOrTerritory))
    #expect(!StateName.isStateOrTerritory("Belgium") && !StateName.isStateOrTerritory("ohio"))
  }
}
