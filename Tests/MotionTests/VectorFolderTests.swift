import TestSupport
import Testing

@Suite struct VectorFolderTests {
    @Test func missingFileIsNamed() {
        let error = #expect(throws: VectorError.self) { try vectors.load([Double].self, from: "nothing") }
        #expect(error?.path.hasSuffix("/nothing.json") == true)
        #expect(error?.description.contains("SEGUE_VECTORS") == true)
    }

    @Test func wrongFormIsAnError() {
        let error = #expect(throws: VectorError.self) { try vectors.load([Double].self, from: "decay") }
        #expect(error?.problem.contains("expected form") == true)
    }
}
