import Foundation
import TestSupport
import Testing

/// Optional requirements are called, and asked for, as on Apple's systems.
///
/// `Samples/calls` is compiled, loaded and called; `calls.txt` lists what it says.
@MainActor @Suite(.enabled(if: TranslatorProcess.isBuilt)) struct TranslatedCallTests {
    @Test func callsGiveWhatTheObjectImplements() throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/calls/Calls.swift")
        let translation = try TranslatorProcess.translate([String(contentsOf: source, encoding: .utf8)])
        let folder = try TemporaryFolder()
        try folder.write(try #require(translation.files.first).text, to: "Calls.swift")
        let object = try SharedObject(
            compiling: [folder.url.appending(path: "Calls.swift")], named: "Calls", as: "LiveKit", into: folder.url)
        guard let library = dlopen(object.url.path, RTLD_NOW | RTLD_LOCAL) else {
            throw SharedObject.Failure(description: dlerror().map { String(cString: $0) } ?? object.url.path)
        }
        let symbol = try #require(dlsym(library, "calls"))
        typealias Function = @convention(c) () -> UnsafeMutableRawPointer
        let pointer = unsafeBitCast(symbol, to: Function.self)()
        let calls = Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
        try LogGolden("calls.txt", folder: "Samples/calls").expect("\(calls)")
    }
}
