import ArgumentParser
import Links
import Newspapers

/// A newspaper as the command line names it: by its number, or by an address, which also says where it is.
struct GivenNewspaper: Hashable, Sendable {
  let lccn: LCCN
  let home: AddressHome

  /// Reads an argument; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> GivenNewspaper {
    GivenNewspaper(lccn: try LCCN.argument(written), home: try AddressHome(written))
  }
}

/// The same of a newspaper, an issue or a page.
struct GivenPlace: Hashable, Sendable {
  let address: PageAddress
  let home: AddressHome

  /// Reads an argument; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> GivenPlace {
    // What is around an address, such as a web archive's or a proxy's, does not say where the newspaper is.
    let link = LinkGrammar.read(given: written)
    let inner = link.isWrapped ? link.address ?? written : written
    return GivenPlace(address: try PageAddress.argument(inner), home: try AddressHome(inner))
  }
}
