import Testing

/// The folders of Preview know each other in one direction, as modules do.
@Suite struct FolderTests {
    @Test func theFoldersOfPreviewHaveNoCycle() throws {
        let graph = FolderGraph(try Repository.sources(in: "Sources/Preview"), below: "Sources/Preview")
        #expect(graph.uses.keys.count > 10)
        #expect(graph.cycles.isEmpty, "\(graph.cycles)")
    }

    @Test func aCycleIsFound() {
        func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: "Sources/M/" + path, text: text) }
        let files = [
            file("A/One.swift", "struct One { var two: Two }\n"), file("B/Two.swift", "final class Two: Three {}\n"),
            file("C/Three.swift", "class Three {\n    // One\n    struct Four {}\n}\n"),
            file("Five.swift", "let one: One\n"),
        ]
        #expect(FolderGraph(files, below: "Sources/M").cycles.isEmpty)
        let closed = files + [file("C/Three+One.swift", "extension Three { var one: One? { nil } }\n")]
        #expect(FolderGraph(closed, below: "Sources/M").cycles.map(\.type) == ["Two", "Three", "One"])
    }
}
