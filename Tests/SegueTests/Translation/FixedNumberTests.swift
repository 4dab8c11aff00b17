import Foundation
import SwiftSources
import TestSupport
import Testing

@testable import LiveCode

/// Literals that cannot be looked up stay as they are, and no healthy file is refused for them.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct FixedNumberTests {
    private let folder: TemporaryFolder
    private var builder: CodeBuilder

    init() throws {
        folder = try TemporaryFolder()
        let toolchain = try Toolchain(
            of: SegueProcess.products.appending(path: "segue").path,
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        builder = try CodeBuilder(toolchain, products: ProductFolder(in: folder.path("cache")))
    }

    private mutating func build(_ text: String) throws -> CodeBuilder.Outcome {
        try folder.write(text, to: "Reveal.swift")
        return try builder.build(SourceProject(at: [folder.path("Reveal.swift")]))
    }

    /// Numbers of types that no argument of UIKit's has.
    private static let healthy = """
        import UIKit
        struct Pace: ExpressibleByIntegerLiteral { var rate: Int; init(integerLiteral rate: Int) { self.rate = rate } }
        func pulse(delay: Int, mass: UInt8 = 1, speed: Pace = 2) {}
        func generic<Number: Numeric>(duration: Number) -> Number { duration }
        func look(_ view: UIView) {
            UIView.animate(withDuration: 0.3) { view.alpha = 0.5 }
        }
        func beat(_ view: UIView) {
            pulse(delay: 3, mass: 4)
            UIView.animate(withDuration: 0.2) { view.alpha = 0 }
        }
        func count() -> Int { generic(duration: 7) }
        #Preview { UIViewController() }

        """

    @Test mutating func aHealthyFileIsBuilt() throws {
        guard case .built(let product) = try build(Self.healthy) else {
            Issue.record("it was not built")
            return
        }
        #expect(product.numbers.map(\.key.function) == ["look(_:)", "look(_:)"])
        #expect(product.fixedNumberCount == 5 && product.warnings.isEmpty)
        guard case .built(let next) = try build(Self.healthy + "// more\n") else {
            Issue.record("it was not built")
            return
        }
        #expect(next.numbers.count == 2 && next.fixedNumberCount == 5)
    }

    /// The errors of a user's mistake are those without look-ups, at the same places.
    @Test mutating func aMistakeIsTheUsers() throws {
        let text = """
            import UIKit
            func look(_ view: UIView) {
                UIView.animate(withDuration: 0.3, delay: "0.5") { view.alpha = 0.5; view.missing = 0 }
                view.layer.shadowOpacity = 0.3; let text: String = 4
            }
            #Preview { UIViewController() }

            """
        guard case .failed(let messages) = try build(text) else {
            Issue.record("it was built")
            return
        }
        let errors = messages.filter { $0.severity == .error }
        #expect(errors.allSatisfy { !$0.text.contains("_tuned") && !$0.text.contains("_Tunable") })
        #expect(errors.contains { $0.position == SourcePosition(line: 4, column: 56) })
        guard case .built(let product) = try build(Self.healthy.replacing("pulse(delay: 3, mass: 4)", with: "")) else {
            Issue.record("it was not built")
            return
        }
        #expect(product.numbers.count > 2, "what a mistake was in is offered again")
    }

    @Test func aProjectOffersSoMany() throws {
        let lines = (0..<600).map { "    view.alpha = 0.\($0)\n" }
        let translation = try TranslatorProcess.translate(
            ["import UIKit\nfunc f(_ view: UIView) {\n" + lines.joined() + "}\n"])
        #expect(translation.numbers.count == 500 && translation.omittedNumberCount == 100)
        #expect(translation.numbers.map(\.key.ordinal) == Array(0..<500))
    }
}
