import Foundation
import SwiftSources
import TestSupport
import Testing

@testable import LiveCode

/// Swift files from the user's folder to code that can be loaded, with the toolchain of this machine.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct CodeBuilderTests {
    private let folder: TemporaryFolder
    private let toolchain: Toolchain

    init() throws {
        folder = try TemporaryFolder()
        toolchain = try Toolchain(
            of: SegueProcess.products.appending(path: "segue").path,
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    private func build(_ text: String) throws -> CodeBuilder.Outcome {
        let file = folder.url.appending(path: "Reveal.swift")
        try Data(text.utf8).write(to: file)
        let products = try ProductFolder(in: folder.url.appending(path: "cache").path)
        var builder = try CodeBuilder(toolchain, products: products)
        return try builder.build(SourceProject(at: [file.path]))
    }

    private func errors(_ text: String) throws -> [CompilerMessage] {
        guard case .failed(let messages) = try build(text) else { return [] }
        return messages.filter { $0.severity == .error }
    }

    @Test func aGoodFileBecomesASharedObject() throws {
        let text = """
            import Foundation
            import UIKit

            final class Screen: UIViewController {
                var timer: Timer?
                override func viewDidLoad() {
                    timer = Timer.scheduledTimer(
                        timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.tick() }
                }
                @objc func tick() {}
            }

            #Preview("Screen") { Screen() }
            """
        guard case .built(let product) = try build(text) else {
            Issue.record("it was not built")
            return
        }
        #expect(product.entries.map(\.kind) == [.controller, .preview] && product.warnings.isEmpty)
        #expect(product.library.path.hasSuffix("/libVersion1.so"))
    }

    /// The line and the column are the user's, although what stands before them was rewritten.
    @Test func errorsAreAtTheUsersPlace() throws {
        let found = try errors(
            """
            import UIKit
            class Screen: UIViewController {
                @objc func tick() { let link = #selector(tick); _ = link; missing() }
            }
            """)
        #expect(found.map(\.text) == ["cannot find 'missing' in scope"])
        let error = try #require(found.first)
        #expect(error.position?.line == 3 && error.position?.column == 63)
        #expect(error.path?.hasSuffix("/Reveal.swift") == true)
    }

    @Test func anUnknownMethodOfASelectorIsAnErrorOfItsOwn() throws {
        let found = try errors("import UIKit\nclass A: UIView {\n    let s = #selector(gone(_:))\n}\n")
        #expect(found.count == 1 && found.first?.position?.line == 3 && found.first?.position?.column == 13)
        #expect(found.first?.text.contains("gone") == true)
    }

    @Test func aModuleThatIsMissingIsNamedWithARemedy() throws {
        let found = try errors("import SnapKit\nlet view = UIView()\n")
        let error = try #require(found.first)
        #expect(found.count == 1 && error.text.hasPrefix("no such module 'SnapKit': "))
        #expect(error.text.contains("#if canImport(SnapKit)") && error.position?.column == 8)
    }

    /// A preview of SwiftUI's that shows nothing of UIKit's is left out; what needs SwiftUI is named once.
    @Test func whatNeedsSwiftUIIsNamed() throws {
        let preview = "struct A_Previews: PreviewProvider { static var previews: some View { Text(\"A\") } }"
        #expect(try errors("import SwiftUI\n\(preview)\n").isEmpty)
        let found = try errors("import SwiftUI\nlet a = UIHostingController(rootView: AnyView(Text(\"A\")))\n")
        #expect(found.count == 1 && found.first?.text.hasPrefix("UIHostingController needs SwiftUI") == true)
        #expect(found.first?.position?.line == 2 && found.first?.position?.column == 9)
    }

    /// The words of a compiler that cannot write, and of one that finds an error while the disk is full elsewhere.
    @Test(arguments: [
        ("error: <unknown>:0: error: unable to open output file 'a.pcm': 'No space left on device'", true),
        ("ld.lld: error: failed to write to the output file: Read-only file system", true),
        ("some words", false),
    ])
    func aFullDiskIsOneMessage(_ words: String, _ isAboutDisk: Bool) throws {
        try folder.writeScript("echo \"\(words)\" >&2; exit 1", to: "swiftc")
        let toolchain = try Toolchain(
            of: SegueProcess.products.appending(path: "segue").path, compiler: folder.path("swiftc"), searchPath: "")
        try folder.write("import UIKit\n", to: "A.swift")
        var builder = try CodeBuilder(toolchain, products: ProductFolder(in: folder.path("cache")))
        let project = try SourceProject(at: [folder.path("A.swift")])
        let outcome = Result { try builder.build(project) }
        guard case .failure(let failure) = outcome, let error = failure as? LiveCodeError else {
            #expect(!isAboutDisk)
            return
        }
        #expect(isAboutDisk && words.contains(error.problem) && error.remedy.contains("free some space"))
    }

    /// However many builds come after it, the code that shows can be launched again.
    @Test func codeStaysAsLongAsItIsHeld() throws {
        var builder = try CodeBuilder(toolchain, products: ProductFolder(in: folder.path("cache")))
        func library(_ number: Int) throws -> CodeLibrary? {
            try folder.write("let number = \(number)\n", to: "A.swift")
            let outcome = try builder.build(SourceProject(at: [folder.path("A.swift")]))
            if case .built(let product) = outcome { return product.library }
            return nil
        }
        let first = try #require(try library(1))
        let paths = try (2...7).map { try #require(try library($0)).path }
        let left = ([first.path] + paths).filter(FileManager.default.fileExists)
        #expect(left == [first.path] + paths.suffix(2), "the one that is held, that of the last build, and the new one")
    }

    @Test func whatCannotBeTranslatedIsNotCompiled() throws {
        let found = try errors("import UIKit\nextension UIView {\n    override func layoutSubviews() {}\n}\n")
        #expect(found.count == 1 && found.first?.text.contains("Override it in a subclass") == true)
        #expect(found.first?.position?.line == 3)
    }

    private var program: String { SegueProcess.products.appending(path: "segue").path }

    /// Builds `text` in a folder of products of its own, and says whether it was compiled for that.
    private func buildInNextRun(_ text: String, by program: String) throws -> (CodeBuilder.Product, isCompiled: Bool) {
        try folder.write(text, to: "Reveal.swift")
        var builder = try CodeBuilder(
            toolchain, products: ProductFolder(in: folder.path("cache")), program: program)
        let start = Date()
        guard case .built(let product) = try builder.build(SourceProject(at: [folder.path("Reveal.swift")])) else {
            throw CancellationError()
        }
        #expect(FileManager.default.fileExists(atPath: product.library.path))
        let attributes = try FileManager.default.attributesOfItem(atPath: product.library.path)
        return (product, try #require(attributes[.modificationDate] as? Date) >= start)
    }

    @Test func aBuildIsKeptForTheNextRun() throws {
        let text = "import UIKit\n#Preview(\"One\") { UIView() }\nfunc old() { var x = 1 }\n"
        let first = try buildInNextRun(text, by: program)
        let second = try buildInNextRun(text, by: program)
        #expect(first.isCompiled && !second.isCompiled)
        #expect(first.0.entries == second.0.entries && first.0.places == second.0.places)
        #expect(first.0.warnings == second.0.warnings && !first.0.warnings.isEmpty)
        #expect(try buildInNextRun(text + "\n", by: program).isCompiled, "another text")
        #expect(try buildInNextRun(text, by: "/bin/sh").isCompiled, "another program")
        for name in try folder.names("cache/kept") where name.hasSuffix(".json") {
            try folder.write("{", to: "cache/kept/" + name)
        }
        #expect(try buildInNextRun(text, by: program).isCompiled, "a broken record")
        #expect(try !buildInNextRun(text, by: program).isCompiled)
        for name in try folder.names("cache/kept") where name.hasSuffix(".so") {
            try FileManager.default.removeItem(atPath: folder.path("cache/kept/" + name))
        }
        #expect(try buildInNextRun(text, by: program).isCompiled, "no code")
        // As a machine leaves it that loses its power.
        for damage in [{ $0.prefix($0.count / 2) }, { Data(count: $0.count) }, { _ in Data() }] as [(Data) -> Data] {
            for name in try folder.names("cache/kept") where name.hasSuffix(".so") {
                let place = URL(filePath: folder.path("cache/kept/" + name))
                let code = try Data(contentsOf: place)
                try FileManager.default.removeItem(at: place)
                try damage(code).write(to: place)
            }
            #expect(try buildInNextRun(text, by: program).isCompiled, "damaged code")
        }
        #expect(try !buildInNextRun(text, by: program).isCompiled)
    }

    /// Other assets, conditions, modules and paths make another build.
    @Test func onlyTheSameBuildIsTaken() throws {
        let kept = KeptBuilds(in: folder.path("cache"), for: program, by: toolchain)
        try folder.write("code", to: "lib.so")
        try folder.write("x", to: "A.swift")
        let project = try SourceProject(at: [folder.path("A.swift")])
        let record = KeptBuilds.Record(
            translation: Translation(files: [], entries: [], problems: []), warnings: [])
        kept.keep(project, folder.path("lib.so"), record)
        let products = try ProductFolder(in: folder.path("cache"))
        #expect(products.take(project, as: "a.so", from: kept) != nil)
        var others: [SourceProject] = Array(repeating: project, count: 4)
        others[0].settings.conditions = ["A"]
        others[1].settings.modules = ["A"]
        others[2].settings.assets.colors = ["A"]
        others[3].settings.assets.images = ["A"]
        for other in others { #expect(products.take(other, as: "b.so", from: kept) == nil) }
        // The name is taken: the code of a version that runs is not written over.
        #expect(products.take(project, as: "a.so", from: kept) == nil)
    }

    @Test func theOldestBuildsGo() throws {
        let kept = KeptBuilds(in: folder.path("cache"), for: program, by: toolchain)
        let record = KeptBuilds.Record(
            translation: Translation(files: [], entries: [], problems: []), warnings: [])
        for number in 0..<40 {
            try folder.write("code \(number)", to: "lib\(number).so")
            try folder.write("\(number)", to: "A.swift")
            let project = try SourceProject(at: [folder.path("A.swift")])
            kept.keep(project, folder.path("lib\(number).so"), record)
        }
        #expect(try folder.names("cache/kept").count == 64)
        try folder.write("code", to: "cache/kept/lost.so")
        try folder.write("last", to: "A.swift")
        kept.keep(try SourceProject(at: [folder.path("A.swift")]), folder.path("lib0.so"), record)
        #expect(try folder.names("cache/kept").count == 64 && !folder.names("cache/kept").contains("lost.so"))
        let products = try ProductFolder(in: folder.path("cache"))
        #expect(try products.take(SourceProject(at: [folder.path("A.swift")]), as: "a.so", from: kept) != nil)
    }
}
