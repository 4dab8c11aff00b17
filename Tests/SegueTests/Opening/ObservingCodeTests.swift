import Foundation
import TestSupport
import Testing

/// Properties are observed in opened code as on iOS.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct ObservingCodeTests {
    private let folder: TemporaryFolder

    /// Classes with properties that are stored, computed, inherited and lazy, and observers of them.
    private static let classes = """
        class Base: NSObject {
            @objc dynamic var level = 1 { didSet { print("didSet", level) } }
            @objc dynamic var first, second: Int?
        }
        class Model: Base {
            @objc dynamic var half: Double {
                get { Double(level) / 2 }
                set { level = Int(newValue * 2) }
            }
            @objc dynamic var next: Model?
            @objc dynamic lazy var names = ["a"]
        }
        class Watcher: NSObject {
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                let number = change?[.newKey] as? NSNumber
                print("watcher", keyPath ?? "", number?.intValue ?? 0, change?[.oldKey] as? Int ?? 0)
            }
        }
        final class Strict: Watcher {
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                print("strict")
                super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
        }
        #Preview("Code") {
            let model = Model()
            let strict = Strict()
            model.addObserver(strict, forKeyPath: "level", options: [.old, .new], context: nil)
            let tokens = [
                model.observe(\\.level, options: .prior) { print("level", $0.level, $1.isPrior) },
                model.observe(\\.half, options: [.old, .new]) { print("half", $1.oldValue ?? 0, $1.newValue ?? 0) },
                model.observe(\\.next?.level, options: .new) { print("next", ($1.newValue ?? nil) ?? 0) },
                model.observe(\\.names) { model, _ in print(model.names) },
                model.observe(\\Model.second) { model, _ in print("second", model.second ?? 0) },
            ]
            model.half = 4
            let next = Model()
            model.next = next
            next.level = 3
            model.names.append("b")
            model.first = 1
            model.second = 2
            tokens.forEach { $0.invalidate() }
            model.removeObserver(strict, forKeyPath: "level")
            model.level = 9
            return UIViewController()
        }
        """

    init() throws { folder = try TemporaryFolder() }

    private func run(_ text: String) throws -> (status: Int32?, lines: [String]) {
        try folder.write("import UIKit\n" + text, to: "A.swift")
        let result = try SegueProcess(
            ["render", "A.swift", "--progress", "0", "--size", "64x64", "-o", "a.png"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        let lines = result.errors.replacing("segue: Code: ", with: "").split(separator: "\n")
        return (result.status, lines.map(String.init))
    }

    @Test func classesAreFollowed() throws {
        let result = try run(Self.classes)
        #expect(result.status == 0)
        #expect(
            result.lines == [
                "level 1 true", "didSet 8", "strict", "watcher level 8 1", "level 8 false", "half 0.5 4.0",
                "next 1", "didSet 3", "next 3", "[\"a\", \"b\"]", "second 2", "didSet 9",
            ])
    }

    @Test func viewsAndProgressAreFollowed() throws {
        let result = try run(
            """
            #Preview("Code") {
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                let progress = Progress(totalUnitCount: 4)
                let tokens = [
                    scroll.observe(\\.contentOffset, options: [.initial, .new]) { print("offset", $1.newValue?.y ?? 0) },
                    progress.observe(\\.fractionCompleted) { progress, _ in print("done", progress.fractionCompleted) },
                ]
                scroll.contentOffset.y = 7
                progress.completedUnitCount += 1
                withExtendedLifetime(tokens) {}
                return scroll
            }
            """)
        #expect(result.status == 0)
        #expect(result.lines == ["offset 0.0", "offset 7.0", "done 0.25"])
    }

    @Test func whatTellsNobodyIsAMessageAtItsPlace() throws {
        let result = try run("let token = UIScrollView().observe(\\.zoomScale) { _, _ in }\n#Preview { UIView() }\n")
        #expect(result.status == 2)
        #expect(result.lines.first?.hasPrefix("A.swift:2:36: error: changes of zoomScale are not told") == true)
    }
}
