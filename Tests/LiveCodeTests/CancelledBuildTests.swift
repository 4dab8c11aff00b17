import Foundation
import TestSupport
import Testing

@testable import LiveCode

/// A build that is cancelled, by a newer save or the end of the program.
@Suite struct CancelledBuildTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["Modules/LiveKit.swiftmodule", "CPango/module.modulemap", "CPango/cairo.h"] {
            try folder.write("", to: "bin/" + path)
        }
        try folder.write("", to: "bin/swiftc")
        try folder.write("let one = 1\n", to: "One.swift")
    }

    /// A translator that does not come to its end is ended, also where it was started before the build.
    @Test(.timeLimit(.minutes(1)), arguments: [false, true]) func theTranslatorIsEnded(_ isPrepared: Bool) throws {
        try folder.writeScript("touch '\(folder.path("begun"))'; exec sleep 600", to: "bin/segue-translator")
        let toolchain = try Toolchain(
            of: folder.path("bin/segue"), compiler: folder.path("bin/swiftc"), searchPath: "")
        var builder = try CodeBuilder(toolchain, products: ProductFolder(in: folder.path("cache")))
        if isPrepared { builder.prepare() }
        let outcome = try builder.build(SourceProject(at: [folder.path("One.swift")])) {
            FileManager.default.fileExists(atPath: folder.path("begun"))
        }
        #expect(outcome == .cancelled)
    }
}
