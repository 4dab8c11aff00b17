import SwiftSources
import Testing

/// The division of large projects into jobs that are compiled at the same time.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct JobDivisionTests {
    private static let padding = "// " + String(repeating: "-", count: 3_600) + "\n"

    /// The job of each of `declarations`, which are as long as the others, in one file; nil for a project of one job.
    private func jobs(of declarations: [String], imports: String = "import UIKit\n") throws -> [Int]? {
        var text = imports
        var starts: [Int] = []
        for declaration in declarations {
            starts.append(text.utf8.count)
            text += Self.padding + declaration + "\n"
        }
        let file = try #require(try TranslatorProcess.translate([text]).files.first)
        if file.jobs.isEmpty { return nil }
        return starts.map { start in file.jobs.firstIndex { $0.contains { $0.contains(start + 10) } } ?? -1 }
    }

    @Test func typesAreDivided() throws {
        let jobs = try #require(try jobs(of: ["class A {}", "class B {}", "struct C {}", "func d() {}"]))
        #expect(Set(jobs) == [0, 1])
    }

    /// Declarations of which the first and the last are to be compiled together.
    @Test(arguments: [
        ["class A { private var x = 0 }", "class B {}", "extension A { func y() -> Int { x } }"],
        ["enum A { struct C {} }", "class B {}", "extension A.C {}"],
        ["private class A {}", "class B {}", "class C { let a = A() }"],
        ["fileprivate func help() {}", "class B {}", "class C { func run() { help() } }"],
        ["private let (width, height) = (1, 2)", "class B {}", "let size = height"],
        ["private extension Int { var twice: Int { 2 * self } }", "class B {}", "let four = 2.twice"],
        ["extension Int { fileprivate var twice: Int { 2 * self } }", "class B {}", "let four = 2.twice"],
        ["class A { fileprivate init() {} }", "class B {}", "let a = A()"],
        ["class A { class D { fileprivate var x = 0 } }", "class B {}", "func f(_ d: A.D) { d.x = 1 }"],
        ["private func +++ (a: Int, b: Int) -> Int { a }", "class B {}", "let sum = 1 +++ 2"],
        ["class A { fileprivate(set) var x = 0 }", "class B {}", "func f(_ a: A) { a.x = 1 }"],
        ["private typealias `Self_` = Int", "class B {}", "func f() { let a: Self_ = 0; _ = a }"],
        ["#if os(iOS)\nprivate let a = 0\n#else\nprivate let a = 1\n#endif", "class B {}", "let b = a"],
    ])
    func whatIsPrivateStaysWithItsUses(_ declarations: [String]) throws {
        let jobs = try #require(try jobs(of: declarations))
        #expect(jobs[0] == jobs[2] && jobs[0] != jobs[1])
    }

    @Test(arguments: [
        ["class A {}"], ["class A {}", "class B {}"], ["class A {}", "class B {", "class C {}"],
        ["#if os(iOS)\nimport A\nclass A {}\n#endif", "class B {}", "class C {}"],
        ["private let a = 0", "class A { let b = a }", "class C { let c = a }"],
    ])
    func theseAreOneJob(_ declarations: [String]) throws { #expect(try jobs(of: declarations) == nil) }

    @Test func importsAreInBothJobs() throws {
        let imports = "import UIKit\n#if canImport(A)\nimport A\n#endif\n"
        let text = imports + ["A", "B", "C"].map { Self.padding + "class \($0) {}\n" }.joined()
        let file = try #require(try TranslatorProcess.translate([text]).files.first)
        #expect(file.jobs.count == 2)
        for job in file.jobs { #expect(file.text(in: job).hasPrefix(imports)) }
    }

    @Test func filesOfAProjectAreDivided() throws {
        let texts = ["A", "B", "C"].map { "import UIKit\n" + Self.padding + "private let a = \"\($0)\"\n" }
        let files = try TranslatorProcess.translate(texts).files
        #expect(files.allSatisfy { $0.jobs.count == 2 })
        let counts = (0..<2).map { job in files.count { !$0.jobs[job].isEmpty } }
        #expect(counts.sorted() == [1, 2], "each file is in one job")
    }
}
