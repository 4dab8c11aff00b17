import Files
import Foundation

/// The compiler proper and the linker of a toolchain, without the compiler's driver.
///
/// The driver starts both as well, after writing a module and linking the libraries of every import: that takes longer than
/// compiling. Here the program that loads the code has loaded the libraries that it links already, and their symbols are
/// found while loading.
struct Linker: Hashable, Sendable {
    /// The path of the compiler proper.
    let frontend: String
    private let linker: String
    private let libraries: String
    private let start: String
    /// The archive of the C functions that the C library has in no shared object, such as `atexit`; nil where there is none.
    private let staticFunctions: String?
    /// The names of Swift's own libraries that code may need and that are not loaded.
    private let names: [String]

    #if arch(x86_64)
    private static let architecture = "x86_64"
    #else
    private static let architecture = "aarch64"
    #endif
    /// Words in the names of libraries that are for tests and debuggers.
    private static let leftOut = ["Testing", "XCTest", "Mirror"]

    /// The programs beside the compiler at path `compiler`; nil where the toolchain is arranged in another way.
    init?(besides compiler: String) {
        guard let resolved = FilePath.resolved(compiler) else { return nil }
        let programs = FilePath(resolved).folder
        frontend = programs + "/swift-frontend"
        linker = programs + "/ld.lld"
        libraries = FilePath(programs).folder + "/lib/swift/linux"
        start = libraries + "/\(Self.architecture)/swiftrt.o"
        let archive = "/usr/lib/\(Self.architecture)-linux-gnu/libc_nonshared.a"
        staticFunctions = FileStatus(path: archive) == nil ? nil : archive
        let all = ((try? Folder(path: libraries).names()) ?? []).filter { $0.hasSuffix(".so") }.sorted()
        guard [frontend, linker, start].allSatisfy({ FileStatus(path: $0) != nil }), !all.isEmpty else { return nil }
        names = all.filter { name in
            !Self.leftOut.contains(where: name.contains) && !Self.isLoaded(name)
        }
    }

    /// The version of the compiler; nil where its standard library does not tell.
    var version: SwiftVersion? {
        SwiftVersion(
            ofModuleAt: "\(libraries)/Swift.swiftmodule/\(Self.architecture)-unknown-linux-gnu.swiftmodule")
    }

    /// Whether this program, which is also the one that loads the code, has loaded the library `name`.
    private static func isLoaded(_ name: String) -> Bool {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return false }
        dlclose(handle)
        return true
    }

    /// The step by which `objects` become the shared object `product`, which loads the libraries that the arguments `more` name.
    func step(linking objects: [String], with more: [String] = [], into product: String) -> Toolchain.Step {
        Toolchain.Step(
            program: linker,
            arguments: ["-shared", "--build-id", start] + objects
                + ["-L", libraries, "-rpath", libraries, "--as-needed"] + more + names.map { "-l:" + $0 }
                + (staticFunctions.map { [$0] } ?? []) + ["-o", product])
    }
}
