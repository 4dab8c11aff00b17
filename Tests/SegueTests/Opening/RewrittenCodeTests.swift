import Foundation
import TestSupport
import Testing

/// Code that is rewritten for want of an Objective-C runtime does as on iOS when it runs.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct RewrittenCodeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The lines that the files print, each of them a file's text by its name.
    private func lines(of files: [String: String]) throws -> [String] {
        for (name, text) in files { try folder.write(text, to: name) }
        let result = try SegueProcess(
            ["render"] + files.keys.sorted() + ["--progress", "0", "--size", "64x64", "-o", "a.png"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        #expect(result.status == 0, "\(result.errors)")
        return result.errors.split(separator: "\n").map { String($0.replacing("segue: Code: ", with: "")) }
    }

    @Test func selectorsReachTheirMethods() throws {
        let printed = try lines(of: [
            "A.swift": """
            import UIKit
            class Screen: UIViewController {
                let other = Other()
                var level = 1
                func send() {
                    perform(Selector("say:"), with: "text")
                    perform(Selector(("bye")))
                    perform(#selector(setter: level), with: 5)
                    print(level, responds(to: Selector("say:")), other.responds(to: Selector("say:")))
                    other.perform(#selector(other.hear(_:)), with: "value")
                    other.perform(#selector(self.other.hush as () -> Void))
                    other.perform(NSSelectorFromString("renamedName:"), with: "name")
                }
                @objc private func say(_ text: String) { print("say", text) }
            }
            extension Screen { @objc func bye() { print("bye") } }
            final class Other: NSObject {
                @objc func hear(_ text: String) { print("hear", text) }
                @objc func hush() { print("hush") }
                @objc(hushMore:) func hush(_ count: Int) { print("more", count) }
                @objc(renamedName:) func name(_ name: String) { print("named", name) }
            }
            #Preview("Code") { let screen = Screen(); screen.send(); screen }

            """
        ])
        #expect(printed == ["say text", "bye", "5 true false", "hear value", "hush", "named name"])
    }

    @Test func optionalRequirementsAreKnown() throws {
        let printed = try lines(of: [
            "A.swift": """
            import UIKit
            @objc protocol Judge: NSObjectProtocol {
                @objc optional func allows(_ value: Int) -> Bool
                @objc optional var limit: Int { get }
                @objc optional func fetch(_ id: Int, then: (Int) -> Void)
            }
            class Silent: NSObject, Judge {}
            final class Strict: Silent {
                func allows(_ value: Int) -> Bool { value > limit }
                var limit: Int { 2 }
                func fetch(_ id: Int, then: (Int) -> Void) { then(id + 1) }
            }
            final class Deaf: NSObject, UIScrollViewDelegate {
                override func responds(to aSelector: Selector!) -> Bool {
                    if aSelector == #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)) { return false }
                    return super.responds(to: aSelector)
                }
            }
            #Preview("Code") {
                for judge: Judge in [Silent(), Strict()] as [Judge] {
                    print(judge.allows?(1) ?? true, judge.limit ?? 9, judge.responds(to: #selector(Judge.allows(_:))))
                    judge.fetch?(3) { print("fetched", $0) }
                }
                let deaf: UIScrollViewDelegate = Deaf()
                print(deaf.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
                print(deaf.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))
                UIView()
            }

            """
        ])
        #expect(printed == ["true 9 false", "false 2 true", "fetched 4", "false", "true"])
    }

    /// The override in the extension uses a private name of its file, and the class above it comes after it.
    @Test func overridesInExtensionsAreCalled() throws {
        let printed = try lines(of: [
            "A.swift": """
            import UIKit
            class Box: UIView {}
            final class SmallBox: Box {
                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    let size = super.sizeThatFits(size)
                    return CGSize(width: size.width / 2, height: size.height)
                }
            }
            #Preview("Code") {
                let box: UIView = SmallBox()
                print(box.sizeThatFits(CGSize(width: 8, height: 1)).width, type(of: box).layerClass)
                box
            }

            """,
            "B.swift": """
            import UIKit
            private func grown(_ width: CGFloat) -> CGFloat { width * 10 }
            extension Box {
                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    CGSize(width: grown(size.width), height: super.sizeThatFits(size).height)
                }
                override class var layerClass: AnyClass { CAGradientLayer.self }
            }

            """,
        ])
        #expect(printed == ["40.0 CAGradientLayer"])
    }
}
