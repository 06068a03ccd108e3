import ArgumentParser
import Links
import Newspapers

/// A newspaper as named on the command line: by its number, or by an address, which also says where it is.
struct GivenNewspaper: Hashable, Sendable {
  let lccn: LCCN
  let home: AddressHome

  /// Parses an argument; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> GivenNewspaper {
    GivenNewspaper(lccn: try LCCN.argument(written), home: try AddressHome(written))
  }
}

/// The same for a newspaper, an issue or a page.
struct GivenPlace: Hashable, Sendable {
  let address: PageAddress
  let home: AddressHome

  /// Parses an argument; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> GivenPlace {
    // An enclosing address, such as a web archive's or a proxy's, does not say where the newspaper is.
    let link = LinkGrammar.read(given: written)
    let inner = link.isWrapped ? link.address ?? written : written
    return GivenPlace(address: try PageAddress.argument(inner), home: try AddressHome(inner))
  }
}
