import Foundation
import SwiftSources
import TestSupport
import Testing

@testable import LiveCode

/// Opened code that imports Combine, by a library that nothing else loads.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct CombineOpeningTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ text: String) throws -> SegueProcess.Result {
        try folder.write(text, to: "A.swift")
        return try SegueProcess(
            ["render", "A.swift", "--progress", "0", "--size", "64x64", "-o", "a.png"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
    }

    private func lines(_ text: String) throws -> [String] {
        let result = try run(text)
        #expect(result.status == 0, "\(result.errors)")
        return result.errors.replacing("segue: Code: ", with: "").split(separator: "\n").map(String.init)
    }

    /// Says whether the library is loaded, and whether it has views of its own besides those of the program.
    private static let library = """
        let library = dlopen("libCombine.so", RTLD_LAZY | RTLD_NOLOAD)
        print(library != nil)
        if let library { print(dlsym(library, "$s7ViewKit6UIViewCMa") != nil) }
        print(dlsym(nil, "$s7ViewKit6UIViewCMa") != nil)
        """

    /// There is one ViewKit in the process, that of the program.
    @Test func theLibraryIsLoadedWhereItIsImported() throws {
        let body = "#Preview(\"Code\") {\n\(Self.library)\nreturn UIView()\n}\n"
        #expect(try lines("import UIKit\n" + body) == ["false", "true"])
        let token = "let token = Just(1).sink { print($0) }\n"
        #expect(try lines("import Combine\nimport UIKit\n\(token)" + body).suffix(3) == ["true", "false", "true"])
    }

    /// The program neither links the library nor has any of it.
    @Test func theProgramHasNoCombine() throws {
        let program = SegueProcess.products.appending(path: "segue")
        let loaded = try Installation.output(of: ["/usr/bin/ldd", program.path]).output
        #expect(loaded.contains("libswiftCore") && !loaded.contains("Combine"))
        let bytes = try Data(contentsOf: program, options: .mappedIfSafe)
        #expect(bytes.range(of: Data("7ViewKit6UIViewC".utf8)) != nil)
        #expect(bytes.range(of: Data("11OpenCombine".utf8)) == nil)
    }

    /// A file may import Combine alone, or SwiftUI, which brings it.
    @Test(arguments: ["import Combine", "import SwiftUI", "import class Combine.AnyCancellable\nimport UIKit"])
    func aModelWorksBySuchAnImport(_ imports: String) throws {
        let text = """
            \(imports)
            final class Model: ObservableObject {
                @Published var level = 1
                var tokens = Set<AnyCancellable>()
                init() {
                    $level.filter { $0 > 1 }.sink { print("level", $0, Date().timeIntervalSinceNow) }.store(in: &tokens)
                }
            }
            #Preview("Code") {
                let model = Model()
                model.level = 2
                return UIView()
            }
            """
        #expect(try lines(text) == ["level 2 0.0"])
    }

    @Test func aKeyPathThatIsNotWrittenIsAMessage() throws {
        let result = try run(
            """
            import Combine
            import UIKit
            let path = \\UIScrollView.contentOffset
            func follow(_ scroll: UIScrollView) { _ = scroll.publisher(for: path) }
            #Preview("Code") { UIView() }
            """)
        #expect(result.status == 2)
        #expect(
            result.errors.contains(
                "A.swift:4:50: error: 'publisher(for:options:)' is unavailable: its name is not known"))
    }

    /// Without the library, code that imports Combine is not compiled, and other code is.
    @Test func aMissingLibraryIsOneMessage() throws {
        for name in ["Modules", "segue-translator"] {
            try FileManager.default.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("bin/\(name)"),
                withDestinationPath: SegueProcess.products.appending(path: name).path)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("bin/CPango"),
            withDestinationPath: Repository.root.appending(path: "Sources/CPango").path)
        let toolchain = try Toolchain(
            of: folder.path("bin/segue"), searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        var builder = try CodeBuilder(toolchain, products: ProductFolder(in: folder.path("cache")))
        try folder.write("import UIKit\n#Preview { UIView() }\n", to: "A.swift")
        guard case .built = try builder.build(SourceProject(at: [folder.path("A.swift")])) else {
            Issue.record("it was not built")
            return
        }
        try folder.write("import Combine\nimport UIKit\n#Preview { UIView() }\n", to: "A.swift")
        let project = try SourceProject(at: [folder.path("A.swift")])
        let error = #expect(throws: LiveCodeError.self) { _ = try builder.build(project) }
        #expect(
            error?.description == "\(folder.path("bin"))/libCombine.so: Combine's library is missing, which the code "
                + "imports; build it with scripts/build, or install this program again")
    }
}
