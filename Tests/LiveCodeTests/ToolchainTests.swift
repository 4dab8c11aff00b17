import TestSupport
import Testing

@testable import LiveCode

/// What is missing for compiling is named.
@Suite struct ToolchainTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func problem(_ compiler: String? = nil, searchPath: String) -> String? {
        do throws(LiveCodeError) {
            _ = try Toolchain(of: folder.path("bin/segue"), compiler: compiler, searchPath: searchPath)
            return nil
        } catch {
            return error.problem
        }
    }

    @Test func eachPartIsNeeded() throws {
        let tools = folder.path("tools")
        #expect(problem(searchPath: "/nowhere:\(tools)") == "no swiftc was found, which compiles the files")
        #expect(problem("/nowhere/swiftc", searchPath: tools) == "there is no such compiler")
        try folder.write("", to: "tools/swiftc")
        #expect(problem(searchPath: tools) == "its compiled modules are not beside it")
        try folder.write("", to: "bin/Modules/LiveKit.swiftmodule")
        try folder.write("", to: "lib/segue/CPango/module.modulemap")
        let found = try Toolchain(of: folder.path("bin/segue"), searchPath: tools)
        #expect(found.compiler == tools + "/swiftc" && found.translator == nil)
        try folder.write("", to: "bin/segue-translator")
        let beside = try Toolchain(of: folder.path("bin/segue"), compiler: tools + "/swiftc", searchPath: "")
        #expect(beside.translator?.hasSuffix("/bin/segue-translator") == true)
        #expect(beside.modules.hasSuffix("/bin/Modules"))
    }
}
