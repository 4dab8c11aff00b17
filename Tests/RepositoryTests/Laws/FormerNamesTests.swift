import Foundation
import Testing

/// Names from before Swift 4.2: each stands for the one that its attribute and its comment name.
@Suite struct FormerNamesTests {
    @Test(arguments: [
        "Sources/LayerTree/Deprecated.swift", "Sources/ViewKit/Deprecated.swift",
        "Sources/ViewKit/DeprecatedTypes.swift",
        "Sources/ViewKit/DeprecatedConstants.swift",
    ])
    func anOldNameStandsForTheNewOne(path: String) throws {
        let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
        let pattern =
            /\/\/\/ The old name of `([^`]+)`\.\n@available\(\*, deprecated, renamed: "([^"]+)"\)\n(?:@MainActor )?public (?:typealias|let) (\w+) = (.+)/
        let names = text.matches(of: pattern).map(\.output)
        #expect(names.count > 5 && Set(names.map(\.3)).count == names.count)
        for (_, comment, attribute, old, value) in names {
            let new = value.replacing("`", with: "")
            #expect(comment == new && attribute == new, "\(path): \(old)")
        }
    }
}
