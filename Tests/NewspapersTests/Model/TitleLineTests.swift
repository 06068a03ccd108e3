import Newspapers
import Testing

/// Titles with place and years on one line, as lists print them.
struct TitleLineTests {
  @Test(
    arguments: [
      ("The Advocate (Charleston, W. Va.) 1901-1913", "The Advocate", "Charleston, W. Va.", "1901–1913"),
      ("New-York Tribune (New York [N.Y.]) 1866-1924", "New-York Tribune", "New York [N.Y.]", "1866–1924"),
      (
        "Kanawha Valley star (Charleston, Va. [W. Va.]) 1856-1861", "Kanawha Valley star",
        "Charleston, Va. [W. Va.]", "1856–1861"
      ),
      (
        "Alabama State Intelligencer (Tuscaloosa, Ala.) 1829-183?", "Alabama State Intelligencer",
        "Tuscaloosa, Ala.", "1829–183?"
      ),
      (
        "East Oregonian : E.O. (Pendleton, OR) 1888-current", "East Oregonian : E.O", "Pendleton, OR",
        "1888–current"
      ),
      ("Spray Courier (Spray, Or.) 1???-19??", "Spray Courier", "Spray, Or.", "1???–19??"),
      ("Spray Courier (Spray, Or.) 1???-1???", "Spray Courier", "Spray, Or.", "1???–1???"),
      ("Evening Star (Washington, D.C.), 1854–1972", "Evening Star", "Washington, D.C.", "1854–1972"),
      ("The Sun (Tulsa, Okla.) 1877–19??", "The Sun", "Tulsa, Okla.", "1877–19??"),
      ("The Sun (Tulsa (Indian Territory)) 1877-1878", "The Sun", "Tulsa (Indian Territory)", "1877–1878"),
      (
        "The Sun (Daily) (Tulsa, Okla.) 1877-1878 [Online Resource]", "The Sun (Daily)", "Tulsa, Okla.",
        "1877–1878"
      ),
      (
        "Medford mail tribune. (Medford, Or.) 1909-1989.", "Medford mail tribune", "Medford, Or.", "1909–1989"
      ),
      ("New York herald (New York, N.Y. : 1920)", "New York herald", "New York, N.Y. : 1920", nil),
      ("Omaha daily bee (Omaha [Neb.])", "Omaha daily bee", "Omaha [Neb.]", nil),
      (
        "Monticello Republican. (Monticello, (Miss.)) 1820-18??", "Monticello Republican",
        "Monticello, (Miss.)", "1820–18??"
      ),
      ("Times (Toledo)) 1886-1890", "Times", "Toledo)", "1886–1890"),
      ("The sun (evening)", "The sun (evening)", nil, nil),
      ("The advocate. [volume]", "The advocate", nil, nil),
      ("(Charleston, W. Va.) 1901-1913", "(Charleston, W. Va.) 1901-1913", nil, nil),
      ("Odd) one (Paris, Ky.", "Odd) one (Paris, Ky", nil, nil),
      ("The Sun (Tulsa, Okla.) and moon", "The Sun (Tulsa, Okla.) and moon", nil, nil),
    ] as [(String, String, String?, String?)])
  func `a title line is parsed`(line: String, name: String, place: String?, years: String?) {
    let parts = TitleLine(line)
    #expect(parts.name == name)
    #expect(parts.place == place)
    #expect(parts.years?.description == years)
  }

  @Test func `parentheses at the end have the place where that is known`() {
    #expect(TitleLine("The sun (Savannah)").place == nil)
    let line = TitleLine("The sun (Savannah)", endsWithPlace: true)
    #expect(line.name == "The sun" && line.place == "Savannah" && line.years == nil)
  }
}
