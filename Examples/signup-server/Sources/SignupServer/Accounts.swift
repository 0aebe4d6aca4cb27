import Foundation
import GRDB
package import IntercepterForms

/// The accepted submissions, in an SQLite file.
///
/// Each row is written completely or not at all. The texts of a row are JSON, because the fields of
/// the profile may change. Nobody can sign in here, so passwords are not stored. If users sign in,
/// store a slow hash of each password.
package struct Accounts: Sendable {
  private let database: DatabaseQueue

  /// The reason that a text was not stored.
  package enum Failure: Error {
    /// Another account has the name.
    case taken
    /// Another writer locked the file for longer than the permitted wait.
    case busy
    /// The file cannot be written.
    case broken(String)
  }

  /// Opens or creates the file.
  ///
  /// - Parameter patience: The number of seconds to wait for other writers.
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

  /// Stores the texts of a valid submission under its name.
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

  /// Returns the texts under a name as JSON, or `nil` if there are none.
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
