import Testing

@testable import ViewKit

/// Small parts of the surface that ordinary files ask for.
@MainActor @Suite struct OrdinarySurfaceTests {
    private class Pan: UIPanGestureRecognizer {}

    @MainActor private final class Target: NSObject {
        var calls: [String] = []

        func pan(_ sender: Pan) { calls.append("pan") }
        func tap(_ sender: UITapGestureRecognizer) { calls.append("tap") }
        func any(_ sender: Any) { calls.append("any") }
        func plain() { calls.append("plain") }
        func item(_ sender: UIBarButtonItem) { calls.append("item") }
        func own(_ sender: OwnItem) { calls.append("own") }
    }

    private final class OwnItem: UIBarButtonItem {}

    @Test func anActionMayTakeASubclassOfTheRecognizer() {
        let host = TestHost()
        var reports: [String] = []
        host.run { FaultLog.current.onReport = { reports.append($0) } }
        let target = Target()
        host.run {
            let recognizer: UIPanGestureRecognizer = Pan()
            recognizer.addTarget(target, action: Target.pan(_:))
            recognizer.addTarget(target, action: Target.any(_:))
            recognizer.addTarget(target, action: Target.plain)
            recognizer.sendActions()
            #expect(target.calls == ["pan", "any", "plain"] && reports == [])
            recognizer.removeTarget(target, action: nil)
            recognizer.sendActions()
            recognizer.addTarget(target, action: Target.tap(_:))
            recognizer.sendActions()
            #expect(target.calls.count == 3 && reports.count == 1)
        }
    }

    @Test func itemsOfBarsTakeAnySender() {
        let host = TestHost()
        let target = Target()
        host.run {
            let items = [
                UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.item(_:)),
                UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.any(_:)),
                UIBarButtonItem(image: nil, style: .plain, target: target, action: Target.plain),
                OwnItem(title: "B", style: .done, target: target, action: Target.own(_:)),
                UIBarButtonItem(title: "C"), UIBarButtonItem(systemItem: .done), .flexibleSpace(), .fixedSpace(3),
            ]
            for item in items { item.trigger() }
            #expect(target.calls == ["item", "any", "plain", "own"])
            #expect(items[4].title == "C" && items[6].isFlexible && items[7].width == 3)
        }
    }

    private final class FusedLayers: UIScrollView {
        var sets = 0

        override var delegate: (any UIScrollViewDelegate)? {
            didSet { sets += 1 }
        }
    }

    private final class Hears: NSObject, UITableViewDelegate {}

    @Test func aScrollViewsDelegateCanBeOverridden() {
        let host = TestHost()
        let hears = Hears()
        host.run {
            let pages = FusedLayers()
            pages.delegate = hears
            #expect(pages.sets == 1 && pages.delegate === hears)
            let table = UITableView()
            table.delegate = hears
            #expect(table.delegate === hears && (table as UIScrollView).delegate === hears)
        }
    }

    @Test func anAnimatorCanBeMadeWithoutArguments() {
        let host = TestHost()
        host.run {
            let animator = UIViewPropertyAnimator()
            #expect(animator.duration == 0.2 && animator.state == .inactive)
        }
    }

    @Test func objectsTellTheirClass() {
        let host = TestHost()
        host.run {
            let label: NSObject = UILabel()
            #expect(label.isKind(of: UIView.self) && !label.isKind(of: UIControl.self))
            #expect(label.isMember(of: UILabel.self) && !label.isMember(of: UIView.self))
            #expect(UILabel.classForCoder() == UILabel.self)
        }
    }

    @Test func pathsHaveRows() {
        let path = NSIndexPath(item: 3, section: 2)
        #expect(path.item == 3 && path.row == 3 && path.section == 2 && NSIndexPath(row: 1, section: 0).row == 1)
        #expect(UIOffset(horizontal: 1, vertical: 2) != .zero && UIOffset() == .zero)
    }

    @Test func nothingIsOpened() throws {
        let host = TestHost()
        var reports: [String] = []
        var result: Bool?
        host.run { FaultLog.current.onReport = { reports.append($0) } }
        let url = try #require(URL(string: "https://example.org"))
        host.run {
            #expect(!UIApplication.shared.canOpenURL(url))
            UIApplication.shared.open(url) { result = $0 }
        }
        #expect(result == nil && reports.count == 1)
        host.show()
        host.frame(at: 1)
        #expect(result == false)
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    private final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
    }

    private final class PlainDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {}

    /// An optional requirement of optional type is optional twice to those who know the protocol alone.
    @Test func theWindowOfADelegateIsOptionalTwice() {
        let host = TestHost()
        host.run {
            let own = AppDelegate()
            UIApplication.shared.delegate = own
            #expect(UIApplication.shared.delegate?.window == nil && own.window == nil)
            let window = UIWindow()
            own.window = window
            #expect(UIApplication.shared.delegate?.window??.tag == 0)
            let delegate: any UIApplicationDelegate = own
            let twice: UIWindow?? = delegate.window
            #expect(twice == .some(.some(window)))
            let plain = PlainDelegate()
            #expect((plain as any UIWindowSceneDelegate).window??.tag == nil)
            #expect((plain as any UIApplicationDelegate).window == nil)
        }
    }

    @Test func aLaunchPosts() {
        let host = TestHost()
        var posted: [String] = []
        let names: [Notification.Name] = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
        ]
        let own = host.run { [ObjectIdentifier(UIApplication.shared), ObjectIdentifier(UIWindowScene.of(host))] }
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let object = ObjectIdentifier(notification.object as AnyObject)
                MainActor.assumeIsolated {
                    let isWindow = name.rawValue.hasPrefix("UIWindow")
                    let windows = isWindow ? host.run { UIApplication.shared.windows.map(ObjectIdentifier.init) } : []
                    if (own + windows).contains(object) { posted.append(name.rawValue) }
                }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let window = host.run { AppLauncher(application: nil, scenes: [SceneDelegate()]).launch() }
        #expect(
            posted == [
                "UIApplicationDidFinishLaunchingNotification", "UIWindowDidBecomeVisibleNotification",
                "UIWindowDidBecomeKeyNotification", "UISceneWillConnectNotification",
                "UISceneWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
                "UISceneDidActivateNotification",
            ])
        #expect(window?.screen === host.run { UIScreen.main })
    }
}
