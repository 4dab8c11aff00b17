import Foundation

/// An iOS source file, compiled with UIKit's names to a shared object, against the modules that were built with the tests.
struct SharedObject {
    /// Why there is no shared object.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let url: URL
    /// The duration of the compilation.
    let compileTime: Duration

    private static let aliases = ["QuartzCore=LayerTree", "CoreGraphics=Graphics", "Combine=LiveCombine"]

    /// Compiles `source` into `folder` with the `swiftc` of the search path.
    init(compiling source: URL, into folder: URL) throws {
        try self.init(
            compiling: [source], named: source.deletingPathExtension().lastPathComponent, into: folder)
    }

    /// Compiles `sources` as the module `name`, with the module `kit` for UIKit.
    init(compiling sources: [URL], named name: String, as kit: String = "ViewKit", into folder: URL) throws {
        url = folder.appending(path: "lib\(name).so")
        let options = try Self.options(named: name, as: kit)
        let start = ContinuousClock.now
        let said = try Self.output(
            of: ["swiftc", "-emit-library", "-swift-version", "5", "-O", "-D", "DEBUG"] + options
                + sources.map(\.path) + ["-o", url.path])
        compileTime = ContinuousClock.now - start
        guard said.isEmpty else { throw Failure(description: said) }
    }

    /// The options by which the module `name` finds the modules built with the tests, `kit` by UIKit's name.
    static func options(named name: String, as kit: String = "ViewKit") throws -> [String] {
        // Graphics imports Cairo, whose headers lie in a folder of their own.
        let cairo = try output(of: ["pkg-config", "--cflags-only-I", "cairo"]).split { " \n".contains($0) }
        return ["-module-name", name, "-I", SegueProcess.products.appending(path: "Modules").path]
            + ["-I", Repository.root.appending(path: "Sources/CPango").path]
            + ["-I", SegueProcess.products.appending(path: "COpenCombineHelpers.build").path]
            + cairo.flatMap { ["-Xcc", String($0)] }
            + (["UIKit=\(kit)"] + aliases).flatMap { ["-module-alias", $0] }
    }

    /// The output of `command`; thrown as an error where it fails.
    static func output(of command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: text) }
        return text
    }
}
