import SwiftSources
import Testing

@testable import ViewKit

/// The translator knows the properties of which observers are told.
@Suite struct ReportedNamesTests {
    @Test func theyAreThoseThatTell() {
        #expect(ReportedNames.all == Set(ReportedProperty.all.map(\.name)))
    }
}
