import Files
import Foundation

/// The linker of a toolchain, which makes a shared object of compiled code.
///
/// The compiler's driver starts it as well, after writing a module and linking the libraries of every import: that takes
/// longer than compiling. Here this program has loaded the libraries already, but for Swift's own.
struct Linker: Hashable, Sendable {
    private let linker: String
    private let libraries: String
    private let start: String
    /// The names of Swift's own libraries.
    private let names: [String]

    #if arch(x86_64)
    private static let architecture = "x86_64"
    #else
    private static let architecture = "aarch64"
    #endif

    /// The linker beside the compiler at path `compiler`; nil where the toolchain is arranged in another way.
    init?(besides compiler: String) {
        guard let resolved = realpath(compiler, nil) else { return nil }
        defer { free(resolved) }
        let programs = FilePath(String(cString: resolved)).folder
        linker = programs + "/ld.lld"
        libraries = FilePath(programs).folder + "/lib/swift/linux"
        start = libraries + "/\(Self.architecture)/swiftrt.o"
        names = ((try? Folder(path: libraries).names()) ?? []).filter { $0.hasSuffix(".so") }.sorted()
        guard [linker, start].allSatisfy({ FileStatus(path: $0) != nil }), !names.isEmpty else { return nil }
    }

    /// The step by which the object file `object` becomes the shared object `product`.
    func step(linking object: String, into product: String) -> Toolchain.Step {
        Toolchain.Step(
            program: linker,
            arguments: ["-shared", "--build-id", start, object, "-L", libraries, "-rpath", libraries, "--as-needed"]
                + names.map { "-l:" + $0 } + ["-o", product])
    }
}
