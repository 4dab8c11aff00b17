import Foundation
import Graphics
import TestSupport
import Testing

/// Swift files of a user's, opened by the commands.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct OpeningTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String]) throws -> SegueProcess.Result {
        try SegueProcess(arguments, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]).run()
    }

    /// An animator that moves snapshots; `extra` stands in its `animateTransition`.
    static func animator(_ extra: String = "", alpha: String = "0.3") -> String {
        """
        import UIKit

        final class Reveal: NSObject, UIViewControllerAnimatedTransitioning {
            let isPresenting: Bool
            init(isPresenting: Bool) { self.isPresenting = isPresenting }
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                \(extra)
                guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
                context.containerView.addSubview(to)
                let canvas = UIView(frame: context.containerView.bounds)
                canvas.backgroundColor = .black
                context.containerView.addSubview(canvas)
                let old = from.snapshotView(afterScreenUpdates: false) ?? UIView()
                let new = to.snapshotView(afterScreenUpdates: true) ?? UIView()
                canvas.addSubview(old)
                canvas.addSubview(new)
                new.frame.origin.x = isPresenting ? canvas.bounds.width : -canvas.bounds.width
                UIView.animate(withDuration: 0.5) {
                    old.alpha = \(alpha)
                    new.frame.origin.x = 0
                } completion: { _ in
                    canvas.removeFromSuperview()
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        """
    }

    @Test func aBareAnimatorRunsBetweenScreens() throws {
        try folder.write(Self.animator(), to: "Reveal.swift")
        var pictures: [Data] = []
        for screens in ["list", "grid", "form"] {
            let result = try run([
                "render", "Reveal.swift", "--progress", "0.5", "--screens", screens, "--size", "195x422", "-o",
                "\(screens).png",
            ])
            #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
            pictures.append(try Data(contentsOf: folder.url.appending(path: "\(screens).png")))
        }
        #expect(Set(pictures).count == 3)
    }

    /// The picture of the other process is that of the same animator in this one, pixel by pixel.
    @Test func itLooksTheSameInEveryRun() throws {
        try folder.write(Self.animator(), to: "Reveal.swift")
        for name in ["a.png", "b.png"] {
            let result = try run(["render", "Reveal.swift", "--strip", "4", "--size", "195x422", "-o", name])
            #expect(result.status == 0)
        }
        #expect(
            try Data(contentsOf: folder.url.appending(path: "a.png"))
                == Data(contentsOf: folder.url.appending(path: "b.png")))
    }

    /// Statements of the animator's file, whose class is told whether it presents, whether another file dismisses by a drag, and whether the screens are pushed.
    @Test(arguments: [
        ("", false, false),
        ("func f(_ a: UINavigationController) { a.popToRootViewController(animated: true) }", false, true),
        ("func f(_ a: UIViewController) { a.present(UIViewController(), animated: true) }", false, false),
        ("", true, false), ("func f(_ a: UINavigationController) { a.popViewController(animated: true) }", true, true),
    ])
    func theCallsSayHowScreensAreShown(_ call: String, _ hasDriver: Bool, _ isPushed: Bool) throws {
        let text = Self.animator("print(context.viewController(forKey: .to)?.navigationController != nil)") + call
        try folder.write(text + "\n", to: "App/Reveal.swift")
        let driver = """
            import UIKit
            final class Pull: UIPercentDrivenInteractiveTransition {
                func attach(to controller: UIViewController) { controller.view.tag = 1 }
                func pull(_ controller: UIViewController) { controller.dismiss(animated: true) }
            }

            """
        if hasDriver { try folder.write(driver, to: "App/Pull.swift") }
        let result = try run(["render", "App", "--progress", "0.5", "--size", "64x64", "-o", "a.png"])
        #expect(result.status == 0 && result.errors == "segue: Reveal: \(isPushed)\n", "\(result.errors)")
    }

    @Test(arguments: [
        ("let a = [1]; print(a[context.containerView.subviews.count + 7])", "Fatal error: Index out of range"),
        ("fatalError(\"enough\")", "Fatal error: enough"),
        ("while true {}", "it does not answer, perhaps in an endless loop"),
    ])
    func aFailureNamesItsLine(_ statement: String, _ problem: String) throws {
        try folder.write(Self.animator(statement), to: "Reveal.swift")
        let result = try run(["render", "Reveal.swift", "--progress", "0.5", "-o", "a.png"])
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("segue: Reveal.swift:8:"), "\(result.errors)")
        #expect(result.errors.contains(problem))
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    /// The innermost line of the file's own counts where the loop is in UIKit or in the C library at the moment.
    ///
    /// One sample may fall into the first instructions of a function, where unwinding misses its caller: one of three counts.
    @Test(arguments: [
        "while true { sleep(1) }",
        "var texts: [String] = []; while true { texts = (0..<9).map { String($0) } }",
        "while true { context.containerView.setNeedsLayout(); context.containerView.layoutIfNeeded() }",
    ])
    func aLoopNamesItsInnermostLine(_ statement: String) throws {
        let closure = "UIView.performWithoutAnimation {\n\(statement)\n}"
        try folder.write(Self.animator(closure), to: "Reveal.swift")
        var errors: [String] = []
        while errors.count < 3, errors.last?.hasPrefix("segue: Reveal.swift:9:") != true {
            errors.append(try run(["render", "Reveal.swift", "--progress", "0.5", "-o", "a.png"]).errors)
        }
        #expect(errors.last?.hasPrefix("segue: Reveal.swift:9:") == true, "\(errors)")
    }

    @Test func anExitIsTold() throws {
        try folder.write(Self.animator("exit(3)"), to: "Reveal.swift")
        let result = try run(["render", "Reveal.swift", "--progress", "0.5", "-o", "a.png"])
        #expect(result.status == 2 && result.errors.contains("it called exit(3)"), "\(result.errors)")
    }

    @Test func errorsOfTheCompilerAreItsOwn() throws {
        try folder.write(Self.animator("let x: Int = y"), to: "Reveal.swift")
        let result = try run(["open", "Reveal.swift", "--headless"])
        #expect(result.status == 2)
        #expect(
            result.errors.hasPrefix(
                "Reveal.swift:8:22: error: cannot find 'y' in scope\n        let x: Int = y\n                     ^\n"),
            "\(result.errors)")
    }

    @Test func whatTheCodePrintsHasItsName() throws {
        try folder.write(Self.animator("print(\"hello\")"), to: "Reveal.swift")
        let result = try run(["bench", "Reveal.swift", "--headless", "--frames", "5", "--size", "64x64", "--json", "-"])
        #expect(result.status == 0 && result.errors.contains("segue: Reveal: hello\n"), "\(result.errors)")
        #expect(result.output.hasPrefix("{") && !result.output.contains("hello"))
    }

    /// A block that waits for a time runs although nothing moves until then.
    @Test func anAnimatorThatCompletesLaterComesToItsEnd() throws {
        let text = Self.animator().replacing(
            "} completion: { _ in", with: "}\n        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {")
        try folder.write(text, to: "Reveal.swift")
        let process = SegueProcess(
            ["open", "Reveal.swift", "--headless", "--size", "64x64"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")])
        try process.start()
        let result = process.finish(within: 60)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    /// A line that reads like the message of a trap, without one.
    @Test func linesOnStandardErrorAreOutput() throws {
        let lines = #"FileHandle.standardError.write(Data("Fatal error: only talk\n\nplain\n".utf8))"#
        try folder.write(Self.animator(lines), to: "Reveal.swift")
        let result = try run(["render", "Reveal.swift", "--progress", "0.5", "-o", "a.png"])
        #expect(result.status == 0)
        #expect(result.errors == "segue: Reveal: Fatal error: only talk\nsegue: Reveal: \nsegue: Reveal: plain\n")
    }

    /// Random numbers, dates, identifiers and defaults are those of the launch before.
    @Test func everyLaunchOfTheSameCodeIsTheSame() throws {
        let text = """
            import Foundation
            import UIKit
            #Preview("Random", traits: .fixedLayout(width: 30, height: 20)) {
                let view = UIView()
                view.backgroundColor = UIColor(hue: .random(in: 0...1), saturation: 1, brightness: 1, alpha: 1)
                var generator = SystemRandomNumberGenerator()
                print((0..<20).shuffled(), Int.random(in: 0..<1_000_000), Int.random(in: 1...9, using: &generator))
                print(Bool.random(), [1, 2, 3].randomElement()!, UUID(), arc4random_uniform(1000), drand48(), rand())
                print(Date(), Date.now.timeIntervalSince1970, Date(timeIntervalSinceNow: 3), CFAbsoluteTimeGetCurrent())
                print(ProcessInfo.processInfo.systemUptime, UserDefaults.standard.integer(forKey: "launches"))
                UserDefaults.standard.set(7, forKey: "launches")
                print(UserDefaults.standard.integer(forKey: "launches"))
                return view
            }

            """
        try folder.write(text, to: "A.swift")
        let first = try run(["render", "A.swift", "--progress", "0", "-o", "a.png"])
        let second = try run(["render", "A.swift", "--progress", "0", "-o", "b.png"])
        #expect(first.status == 0 && first.errors.contains("segue: Random: ["), "\(first.errors)")
        #expect(first.errors == second.errors)
        #expect(first.errors.contains("0.0 0\n") && first.errors.contains("segue: Random: 7\n"), "\(first.errors)")
        #expect(
            try Data(contentsOf: folder.url.appending(path: "a.png"))
                == Data(contentsOf: folder.url.appending(path: "b.png")))
    }

    @Test func entriesAreListedAndChosen() throws {
        let text = """
            import UIKit
            #Preview("One", traits: .fixedLayout(width: 30, height: 20)) { UIView() }
            #Preview("Two") { UIViewController() }
            #if os(macOS)
            #Preview("Three") { UIView() }
            #endif

            """
        try folder.write(text, to: "A.swift")
        let list = try run(["list", "A.swift"])
        #expect(list.output == "One  #Preview, line 2\nTwo  #Preview, line 3\n", "\(list.errors)")
        let one = try run(["render", "A.swift", "--progress", "0", "-o", "one.png"])
        #expect(one.status == 0)
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "one.png")))
        #expect(image.width == 30 && image.height == 20)
        let none = try run(["render", "A.swift", "--entry", "Four", "--progress", "0", "-o", "four.png"])
        #expect(none.status == 64 && none.errors.contains("One, Two"))
    }

    @Test(arguments: [
        (["Missing.swift"], 2 as Int32, "no such file or folder"),
        (["Empty"], 2, "no Swift file in the folder"), (["magic-mvoe"], 64, "unknown transition"),
        (["Nothing.swift"], 2, "nothing to open"), (["Nothing"], 64, "did you mean 'Nothing.swift'?"),
        (["Nothing.swft"], 64, "did you mean 'Nothing.swift'?"),
        (["Arguments.swift"], 2, "Custom has an initializer with arguments"),
        (["SwiftUI.swift"], 2, "VStack needs SwiftUI, which is not here"), (["Latin.swift"], 2, "not UTF-8 text"),
    ])
    func badInputIsOneMessage(_ words: [String], _ status: Int32, _ problem: String) throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "Empty"), withIntermediateDirectories: true)
        try folder.write("let x = 1\n", to: "Nothing.swift")
        try folder.write("import SwiftUI\nlet stack = VStack {}\n", to: "SwiftUI.swift")
        try Data([0x2F, 0x2F, 0xE4, 0x0A]).write(to: folder.url.appending(path: "Latin.swift"))
        try folder.write(
            Self.animator().replacing("isPresenting: Bool) {", with: "isPresenting: Bool, x: Character) {")
                .replacing("Reveal", with: "Custom"), to: "Arguments.swift")
        let result = try run(["render"] + words + ["--progress", "0", "-o", "a.png"])
        #expect(result.status == status && result.errors.contains(problem), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
    }

    @Test func aNewTransitionIsNotWrittenOverAnother() throws {
        #expect(try run(["new", "cardFlip"]).output == "CardFlip.swift\n")
        let again = try run(["new", "CardFlip"])
        #expect(again.status == 2 && again.errors.contains("already exists"))
        #expect(try run(["new", "../x"]).status == 64)
    }

    /// Faults that a screen makes while it is loaded, before its first frame.
    @Test func faultsOfTheLaunchAreReported() throws {
        try folder.write(
            """
            import UIKit

            final class Root: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 20),
                        box.topAnchor.constraint(equalTo: view.topAnchor),
                    ])
                    present(self, animated: true)
                }
            }
            #Preview { Root() }
            """, to: "Root.swift")
        let result = try run(["render", "Root.swift", "--progress", "0", "--size", "195x422", "-o", "root.png"])
        #expect(result.status == 0)
        #expect(result.errors.contains("a controller cannot present itself"), "\(result.errors)")
        #expect(result.errors.contains("constraint"), "\(result.errors)")
    }
}
