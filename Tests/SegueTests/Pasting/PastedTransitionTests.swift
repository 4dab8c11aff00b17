import TestSupport
import Testing

/// Each built-in transition compiles alone with the few files that it names, against UIKit's names.
@Suite struct PastedTransitionTests {
    @Test func thereAreFourteen() { #expect(PastedTransition.names.count == 14) }

    @Test(arguments: PastedTransition.names) func itCompilesAlone(_ name: String) throws {
        let folder = try TemporaryFolder()
        try PastedTransition(name).compile(in: folder.url)
    }

    @Test func aSharedFileThatIsNotNamedIsMissed() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: SharedObject.Failure.self) {
            try PastedTransition("Dissolve").leaving(out: "StackScreen.swift").compile(in: folder.url)
        }
        #expect(error?.description.contains("cannot find type 'StackScreen' in scope") == true)
    }
}
