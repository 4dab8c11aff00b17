import Foundation
import TestSupport
import Testing

/// Opened code that ends its process in any way: the message has the place in the code, and the problem.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct EndedCodeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func errors(of statement: String) throws -> SegueProcess.Result {
        try folder.write(OpeningTests.animator(statement), to: "Reveal.swift")
        return try run()
    }

    private func run(ignoring signal: String? = nil) throws -> SegueProcess.Result {
        try SegueProcess(
            ["render", "Reveal.swift", "--progress", "0.5", "--size", "195x422", "-o", "a.png"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")], ignoredSignal: signal
        ).run()
    }

    /// Desktops pass on that the ends of children are ignored: waiting for one then tells nothing.
    @Test(arguments: [("print([Int]()[context.containerView.tag])", "Index out of range"), ("exit(3)", "exit(3)")])
    func anEndIsToldWhereEndsAreIgnored(_ statement: String, _ problem: String) throws {
        try folder.write(OpeningTests.animator(statement), to: "Reveal.swift")
        let result = try run(ignoring: "CHLD")
        #expect(result.status != 0 && result.errors.contains(problem), "\(result.errors)")
    }

    /// A measurement of saves works on copies, whose names say nothing to anyone.
    @Test func theBenchmarkOfSavesNamesTheFileThatFails() throws {
        try folder.write(
            OpeningTests.animator("print([Int]()[context.containerView.tag])"), to: "Reveal.swift")
        let result = try SegueProcess(
            ["bench", "Reveal.swift", "--reload", "--saves", "1"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        #expect(result.status == 2 && result.errors.hasPrefix("segue: Reveal.swift:"), "\(result.errors)")
        let remedies = ["Index out of range", "; open the files in a window to see why\n"]
        #expect(remedies.allSatisfy(result.errors.contains) && !result.errors.contains("save it"), "\(result.errors)")
    }

    /// Functions of C that the C library has in an archive alone are linked.
    @Test func functionsOfTheArchiveAreThere() throws {
        let result = try errors(of: "print(atexit {}, at_quick_exit {})")
        #expect(result.status == 0 && result.errors.contains("Reveal: 0 0"), "\(result)")
    }

    private static let signals = [
        ("abort()", "it called abort(), or raised SIGABRT"), ("raise(SIGABRT)", "it called abort(), or raised SIGABRT"),
        ("raise(SIGSEGV)", "it raised SIGSEGV"), ("kill(getpid(), SIGFPE)", "it raised SIGFPE"),
        ("print(strlen(UnsafePointer(bitPattern: 8)!))", "it used memory that is not its own"),
        ("_ = (context as Any) as! String", "Could not cast value of type"),
        (#"fatalError("one\ntwo\n\n  three")"#, "Fatal error: one two three; fix the code"),
        (#"precondition(context.isAnimated == false, "one\ntwo")"#, "Precondition failed: one two; fix the code"),
    ]

    private static let exceptions = [
        (
            "_ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))",
            "CALayerInvalidGeometry: CALayer position contains NaN: [nan 0.5]; fix the code"
        ),
        (
            "context.containerView.center = CGPoint(x: 5, y: CGFloat.nan)",
            "CALayerInvalidGeometry: CALayer position contains NaN: [5.0 nan]"
        ),
        (
            "context.containerView.bounds = CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan)",
            "CALayerInvalidGeometry: CALayer bounds contains NaN: ["
        ),
        ("let v = UIView(); v.addSubview(v)", "NSInvalidArgumentException: Can't add self as subview"),
        (
            "let v = UIView(); v.addSubview(UIView()); v.subviews[0].addSubview(v)",
            "CALayerInvalid: UIView cannot be added"
        ),
        ("let l = CALayer(); l.addSublayer(l)", "CALayerInvalid: layer CALayer is a part of cycle in its layer tree"),
        ("let c = UIViewController(); c.addChild(c)", "NSInvalidArgumentException: Can't add self as a child"),
        (
            "let a = UIViewController(), b = UIViewController(); a.addChild(b); b.addChild(a)",
            "NSInvalidArgumentException: UIViewController cannot be a child of UIViewController, which it contains"
        ),
        (
            "let a = UIViewController(), b = UINavigationController(); a.addChild(b); b.pushViewController(a, animated: false)",
            "NSInvalidArgumentException: UIViewController cannot be a child of UINavigationController"
        ),
        (
            "_ = UITableView().dequeueReusableCell(withIdentifier: \"x\", for: IndexPath(row: 0, section: 0))",
            "NSInternalInconsistencyException: unable to dequeue a cell with identifier x"
        ),
        (
            "_ = UIPanGestureRecognizer().location(ofTouch: 3, in: nil)",
            "NSRangeException: index 3 beyond the 0 touches"
        ),
    ]

    @Test(arguments: signals + exceptions) func theLineAndTheProblemAreNamed(_ statement: String, _ problem: String)
        throws
    {
        let result = try errors(of: statement)
        #expect(result.status == 2)
        #expect(
            result.errors.hasPrefix("segue: Reveal.swift:8:") && result.errors.contains(problem), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    /// Lines that look like a report, and a process of the code's own that crashes, end nothing.
    @Test(arguments: [
        (
            #"fputs("*** Signal strength: ", stderr); usleep(300_000); fputs("3 bars\n", stderr)"#,
            "*** Signal strength: 3"
        ),
        (#"fputs("Fatal error: soft, we go on\n", stderr)"#, "Fatal error: soft, we go on"),
        (#"fputs("segue: not really\n", stderr)"#, "segue: not really"),
        (#"if forkProcess() == 0 { abort() }; usleep(300_000); print("healthy")"#, "healthy"),
        (#"fputs("Backtrace took off\n", stderr)"#, "Backtrace took off"),
    ])
    func whatLooksLikeAnEndIsNone(_ statement: String, _ line: String) throws {
        let declaration = "@_silgen_name(\"fork\") func forkProcess() -> Int32\n"
        try folder.write(OpeningTests.animator(statement) + declaration, to: "Reveal.swift")
        let result = try run()
        #expect(result.status == 0 && result.errors.contains(line), "\(result.errors)")
    }

    /// Threads of a queue block signals, and the main thread may answer after the report.
    @Test(arguments: [
        "let i = Int.random(in: 5...6); DispatchQueue.global().async { let a: [Int] = []; print(a[i]) }; usleep(400_000)",
        "DispatchQueue.global().async { abort() }; usleep(400_000)",
        "Thread { abort() }.start(); usleep(400_000)",
        "Task.detached { abort() }; usleep(400_000)",
    ])
    func aCrashOnAnotherThreadHasItsPlace(_ statement: String) throws {
        let result = try errors(of: statement)
        #expect(result.status == 2)
        let problem = statement.contains("abort") ? "it called abort(), or raised SIGABRT" : "Index out of range"
        #expect(
            result.errors.hasPrefix("segue: Reveal.swift:8:") && result.errors.contains(problem), "\(result.errors)")
    }

    /// The backtrace has no line for the trap of an implicitly unwrapped value.
    @Test func theLineOfTheMessageCounts() throws {
        let declarations = """
            @MainActor final class Holder {
                var button: UIButton!
                func go() {
                    button.setTitle("", for: .normal)
                }
            }

            """
        try folder.write(OpeningTests.animator("Holder().go()") + declarations, to: "Reveal.swift")
        let text = try folder.text("Reveal.swift").split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(text.firstIndex { $0.contains("button.setTitle") }) + 1
        let result = try run()
        #expect(result.errors.hasPrefix("segue: Reveal.swift:\(line):"), "\(result.errors)")
        #expect(result.errors.contains("Unexpectedly found nil"))
    }

    /// Code that ends itself without a crash has no place.
    @Test(arguments: [
        ("raise(SIGTERM)", "it was ended by Terminated"), ("raise(SIGHUP)", "it was ended by Hangup"),
        ("raise(SIGKILL)", "it was killed"), ("exit(3)", "it called exit(3)"),
        (#"fputs("Fatal error: ignored\n", stderr); exit(4)"#, "it called exit(4)"),
        (#"fputs("segue: hello\n", stderr); exit(5)"#, "it called exit(5)"),
    ])
    func anEndByASignalIsNamed(_ statement: String, _ problem: String) throws {
        let result = try errors(of: statement)
        #expect(result.status == 2)
        #expect(result.errors.hasSuffix("segue: Reveal: \(problem); fix the code and run the command again\n"))
    }

    /// The report of a forked child is over when the code itself ends.
    @Test func theOwnEndIsReported() throws {
        let declaration = "@_silgen_name(\"fork\") func forkProcess() -> Int32\n"
        let statement = #"if forkProcess() == 0 { abort() }; usleep(2_000_000); fatalError("own")"#
        try folder.write(OpeningTests.animator(statement) + declaration, to: "Reveal.swift")
        let result = try run()
        #expect(
            result.errors.contains("segue: Reveal.swift:8:") && result.errors.contains("Fatal error: own;"),
            "\(result.errors)")
    }

    @Test func talkBeforeATrapIsNotItsMessage() throws {
        let result = try errors(of: #"fputs("[log] Fatal error in cache\n", stderr); fatalError("own")"#)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.first == "segue: Reveal: [log] Fatal error in cache" && lines.count == 2)
        #expect(lines.last?.contains("Reveal.swift:8:") == true && lines.last?.contains("Fatal error: own;") == true)
    }

    @Test func aLoopAfterTalkIsALoop() throws {
        let result = try errors(of: #"fputs("Fatal error: soft\n", stderr); while true {}"#)
        #expect(result.status == 2 && result.errors.contains("perhaps in an endless loop"), "\(result.errors)")
    }

    /// On a phone these show nothing, too, and are legal.
    @Test(arguments: [
        (
            "let n = UINavigationController(rootViewController: UIViewController()); n.setViewControllers([], animated: true)",
            0
        ),
        ("let t = UITabBarController(); t.viewControllers = []; t.view.layoutIfNeeded()", 0),
        ("context.containerView.transform = CGAffineTransform(scaleX: .infinity, y: 1)", 1),
        ("let v = UIView(); v.center.x = .infinity", 1),
    ])
    func whatIsNoExceptionGoesOn(_ statement: String, _ reports: Int) throws {
        let result = try errors(of: statement)
        #expect(result.status == 0)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == reports && lines.allSatisfy { $0.contains(" is not finite") }, "\(result.errors)")
    }
}
