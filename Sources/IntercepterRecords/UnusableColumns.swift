/// Why a table cannot be checked at all.
struct UnusableColumns: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
