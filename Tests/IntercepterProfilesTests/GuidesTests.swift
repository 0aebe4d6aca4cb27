import IntercepterProfiles
import TestSupport
import Testing

/// The JSON in the guides can be read.
@Suite struct GuidesTests {
  @Test func `every rule and profile of the guides is one`() throws {
    let guides = try Guide.all()
    #expect(guides.flatMap(\.json).count >= 10)
    for guide in guides {
      for json in guide.json {
        let isProfile = json.contains("\"version\"")
        let profile =
          isProfile ? json : #"{"version": 1, "fields": {"field": {"rules": [\#(json)]}}}"#
        #expect(throws: Never.self, "\(guide.name): \(json)") { _ = try Profile(json: profile) }
      }
    }
  }
}
