import Foundation
import GRDB
package import IntercepterForms

/// What was accepted, in one file of SQLite.
///
/// A row is written whole or not at all. The texts of a row are JSON, for the fields of the profile may change.
/// Nobody signs in here, so that passwords are not kept; where somebody does, keep a slow hash of them.
package struct Accounts: Sendable {
  private let database: DatabaseQueue

  /// Why a text was not kept.
  package enum Failure: Error {
    /// Somebody else has the name.
    case taken
    /// Somebody else is writing into the file, for longer than there was patience.
    case busy
    /// The file cannot be written.
    case broken(String)
  }

  /// Opens the file, or makes it.
  ///
  /// - Parameter patience: The seconds to wait for whoever else is writing.
  package init(path: String, patience: Double = 1) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    database = try DatabaseQueue(path: path, configuration: configuration)
    try database.write { database in
      try database.create(table: "account", options: .ifNotExists) { table in
        table.primaryKey("name", .text)
        table.column("texts", .text).notNull()
        table.column("created", .datetime).notNull()
      }
    }
  }

  /// Keeps the texts of a valid submission under its name.
  package func insert(_ submission: Submission) async throws(Failure) {
    let kept = submission.results.filter { !SignupForm.secrets.contains($0.name) }
    do {
      let texts = try JSONEncoder().encode(
        Dictionary(kept.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 }))
      let name = submission[SignupForm.key]?.text ?? ""
      try await database.write { database in
        try database.execute(
          sql: "INSERT INTO account (name, texts, created) VALUES (?, ?, ?)",
          arguments: [name, String(decoding: texts, as: UTF8.self), Date()])
      }
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_CONSTRAINT: throw .taken
      case .SQLITE_BUSY, .SQLITE_LOCKED: throw .busy
      default: throw .broken("\(error)")
      }
    } catch {
      throw .broken("\(error)")
    }
  }

  /// The texts under a name, as JSON; `nil` where there are none.
  package func texts(of name: String) async throws -> String? {
    try await database.read { database in
      try String.fetchOne(
        database, sql: "SELECT texts FROM account WHERE name = ?", arguments: [name])
    }
  }

  package var count: Int {
    get async throws {
      try await database.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM account") ?? 0 }
    }
  }
}
