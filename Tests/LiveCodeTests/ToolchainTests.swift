import TestSupport
import Testing

@testable import LiveCode

/// The parts of a toolchain, in the order in which they are found or missed.
@Suite struct ToolchainTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The toolchain of the program `bin/segue`.
    private func toolchain(_ compiler: String? = nil, searchPath: String = "") throws(LiveCodeError) -> Toolchain {
        try Toolchain(of: folder.path("bin/segue"), compiler: compiler, searchPath: searchPath)
    }

    private func error(_ compiler: String? = nil, searchPath: String = "") -> LiveCodeError? {
        do throws(LiveCodeError) {
            _ = try toolchain(compiler, searchPath: searchPath)
            return nil
        } catch {
            return error
        }
    }

    /// Writes the modules of a program that the compiler with these words built, and what lies beside them.
    private func writeProgram(builtBy words: String) throws {
        try folder.write("..\(words)..", to: "bin/Modules/LiveKit.swiftmodule")
        try folder.write("", to: "bin/CPango/module.modulemap")
        try folder.write("", to: "bin/CPango/cairo.h")
    }

    /// Writes a toolchain whose standard library was compiled by the compiler with these words; its compiler's path.
    private func writeCompiler(_ words: String) throws -> String {
        #if arch(x86_64)
        let architecture = "x86_64"
        #else
        let architecture = "aarch64"
        #endif
        for program in ["swiftc", "swift-frontend", "ld.lld"] { try folder.write("", to: "tools/bin/\(program)") }
        let libraries = "tools/lib/swift/linux"
        try folder.write("", to: "\(libraries)/libOther.so")
        try folder.write("", to: "\(libraries)/\(architecture)/swiftrt.o")
        try folder.write(words, to: "\(libraries)/Swift.swiftmodule/\(architecture)-unknown-linux-gnu.swiftmodule")
        return folder.path("tools/bin/swiftc")
    }

    @Test func eachPartIsNeeded() throws {
        let tools = folder.path("tools")
        #expect(error()?.problem == "its compiled modules are not beside it")
        try writeProgram(builtBy: "")
        #expect(error(searchPath: "/nowhere:\(tools)")?.problem == "no swiftc found, which compiles the files")
        #expect(error("/nowhere/swiftc", searchPath: tools)?.problem == "no such compiler")
        try folder.write("", to: "tools/swiftc")
        let found = try toolchain(searchPath: tools)
        #expect(found.compiler == tools + "/swiftc" && found.translator == nil)
        #expect(found.modules == folder.path("bin/Modules"))
        #expect(found.moduleMaps == folder.path("bin/CPango") && found.headers == found.moduleMaps)
        try folder.write("", to: "bin/segue-translator")
        let complete = try toolchain(tools + "/swiftc")
        #expect(complete.translator == folder.path("bin/segue-translator") && complete.combine == nil)
        for place in ["libCombine.so", "Modules/LiveCombine.swiftmodule", "COpenCombineHelpers/module.modulemap"] {
            #expect(try toolchain(tools + "/swiftc").combine == nil)
            try folder.write("", to: "bin/" + place)
        }
        #expect(try toolchain(tools + "/swiftc").combine?.library == folder.path("bin/libCombine.so"))
    }

    /// Code without Combine is compiled and linked by the same commands, whether its library was built or not.
    @Test func combineConcernsOnlyTheCodeThatImportsIt() throws {
        try writeProgram(builtBy: "")
        let compiler = try writeCompiler("")
        func arguments(_ toolchain: Toolchain, _ combine: CombineProduct?) -> [[String]] {
            let units = [CompilationUnit(name: "0-A.swift", file: 0, job: 0, text: "")]
            return toolchain.steps(compiling: units, in: "/products", as: "A", with: combine, into: "/products/A.so")
                .joined().map(\.arguments)
        }
        let before = arguments(try toolchain(compiler), nil)
        for place in ["libCombine.so", "Modules/LiveCombine.swiftmodule", "COpenCombineHelpers.build/module.modulemap"]
        {
            try folder.write("", to: "bin/" + place)
        }
        let toolchain = try toolchain(compiler)
        let combine = try #require(toolchain.combine)
        #expect(arguments(toolchain, nil) == before)
        let added = zip(arguments(toolchain, combine), before).map { Set($0).subtracting($1) }
        let bin = folder.path("bin")
        #expect(added == [["Combine=LiveCombine", bin + "/COpenCombineHelpers.build"], ["-l:libCombine.so", bin]])
    }

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "Swift 6.3.1"),
        (
            "Swift version 6.4-dev (LLVM 1a2b3c, Swift 4d5e6f)",
            "Swift version 6.4-dev (LLVM 1a2b3c, Swift 4d5e6f)"
        ),
        ("", "Swift"),
        ("Swift version 6.3.1 without an end", "Swift"),
    ])
    func aMissingCompilerIsNamed(words: String, name: String) throws {
        try writeProgram(builtBy: words)
        let missing = try #require(error(searchPath: "/nowhere"))
        #expect(
            missing.description == "PATH: no swiftc found, which compiles the files; "
                + "install \(name) from swift.org, or name its compiler in SWIFTC")
    }

    @Test func anotherCompilerIsRefused() throws {
        try writeProgram(builtBy: "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
        let compiler = try writeCompiler("Swift version 6.2 (swift-6.2-RELEASE)")
        let refused = try #require(error(compiler))
        #expect(
            refused.description == "\(compiler): it is Swift 6.2, and this program was built by Swift 6.3.1; "
                + "install Swift 6.3.1 from swift.org, or name its compiler in SWIFTC")
        _ = try writeCompiler("Swift version 6.3.1 (swift-6.3.1-RELEASE)")
        #expect(try toolchain(compiler).compiler == compiler)
    }
}
