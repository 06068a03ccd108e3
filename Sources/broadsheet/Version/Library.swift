/// A library that the program uses, as found on this machine.
struct Library {
  /// Why a library cannot be loaded, as reported by dlerror(3).
  struct Missing: Error { let reason: String }

  let name: String
  /// Debian's package.
  let package: String
  /// What the library does, such as `draws plots as PNG`.
  let purpose: String
  /// The program works without it.
  var isOptional = false
  let version: Result<String, Missing>

  /// The version, or what is wrong.
  var words: String {
    switch version {
    case .success(let version): version
    case .failure(let missing) where isOptional: "not found (optional: \(purpose)): \(missing.reason)"
    case .failure(let missing): "cannot be loaded: \(missing.reason)"
    }
  }
}
