/// The version of the program, of the npm package and of the libraries.
///
/// `make-package` reads this line; a test compares it with the CHANGELOG.
let version = "0.4.0"
