import Testing

@testable import ViewKit

/// Traits from the screen to the views, and their overrides on the way.
@MainActor @Suite struct TraitTests {
    /// Notes the appearance and size class that it is told of.
    private final class Listener: UIView {
        var told: [String] = []
        var colours: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let before = previousTraitCollection?.userInterfaceStyle.rawValue ?? -1
            told.append("\(before) \(traitCollection.userInterfaceStyle.rawValue)")
        }

        override func layoutSubviews() { colours.append(UITraitCollection.current.userInterfaceStyle) }
    }

    private final class Screen: UIViewController {
        var told: [String] = []

        override func loadView() { view = Listener() }

        var listener: Listener? { viewIfLoaded as? Listener }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            told.append("did \(traitCollection.userInterfaceStyle.rawValue) \(listener?.told.count ?? -1)")
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            told.append(
                "will \(newCollection.verticalSizeClass.rawValue) from \(traitCollection.verticalSizeClass.rawValue)")
        }
    }

    nonisolated static let rows:
        [(size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)] = [
            (CGSize(width: 393, height: 852), .compact, .regular),
            (CGSize(width: 852, height: 393), .compact, .compact),
            (CGSize(width: 430, height: 932), .compact, .regular),
            (CGSize(width: 932, height: 430), .regular, .compact),
            (CGSize(width: 736, height: 414), .regular, .compact),
            (CGSize(width: 744, height: 1133), .regular, .regular),
            (CGSize(width: 1366, height: 1024), .regular, .regular),
            (CGSize(width: 200, height: 200), .compact, .regular),
        ]

    @Test(arguments: rows)
    func sizeClassesFollowFromTheWindow(
        _ row: (size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
    ) {
        let host = TestHost(size: row.size, scale: 3)
        host.run {
            let traits = host.window.traitCollection
            #expect(traits.horizontalSizeClass == row.horizontal && traits.verticalSizeClass == row.vertical)
            #expect(traits == UIScreen.main.traitCollection && traits.displayScale == 3)
            #expect(UIView().traitCollection == traits && UIViewController().traitCollection == traits)
        }
    }

    @Test func aTurnedWindowTellsControllersBeforeAndAfter() {
        let rig = HostRig()
        rig.host.screen.size = CGSize(width: 393, height: 852)
        let screen = rig.host.run { Screen() }
        rig.show(screen)
        rig.host.run { rig.host.window.frame = CGRect(x: 0, y: 0, width: 393, height: 852) }
        screen.told = []
        rig.host.run { rig.host.window.frame.size = CGSize(width: 393, height: 800) }
        #expect(screen.told == [], "the same classes")
        rig.host.run { rig.host.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
        #expect(screen.told == ["will 1 from 2", "did 1 0"])
        #expect(screen.listener?.told == ["1 1"] && screen.traitCollection.verticalSizeClass == .compact)
    }

    @Test func theScreensAppearanceReachesEverything() {
        let rig = HostRig()
        let screen = rig.host.run { Screen() }
        rig.show(screen)
        let other = rig.host.run { UIWindow(frame: rig.host.window.frame) }
        rig.host.run { other.isHidden = false }
        rig.host.screen.settings.isDark = true
        rig.host.run { rig.host.window.screenDidChange() }
        #expect(screen.told == ["will 2 from 2", "did 2 0"] && screen.listener?.told == ["1 2"])
        #expect(other.traitCollection.userInterfaceStyle == .dark)
        rig.host.run {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(UIColor.label.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
            #expect(UIView().traitCollection.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light, "outside of the host")
        rig.step()
        #expect(screen.listener?.colours.last == .dark)
    }

    @Test func overridesHoldForTheViewsWithin() {
        let host = TestHost()
        let outer = host.run { UIView() }
        let inner = host.run { Listener() }
        host.run { outer.addSubview(inner) }
        #expect(inner.told == [])
        host.run { outer.overrideUserInterfaceStyle = .dark }
        #expect(inner.told == ["1 2"] && outer.traitCollection.userInterfaceStyle == .dark)
        host.run { inner.overrideUserInterfaceStyle = .light }
        #expect(inner.told == ["1 2", "2 1"])
        host.run { outer.overrideUserInterfaceStyle = .unspecified }
        #expect(inner.told.count == 2 && outer.overrideUserInterfaceStyle == .unspecified)
        host.run { inner.overrideUserInterfaceStyle = .unspecified }
        #expect(inner.told.count == 2 && inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aViewFollowsWhereItIsPut() {
        let host = TestHost()
        let view = host.run { Listener() }
        let (night, day) = host.run { (UIView(), UIView()) }
        host.run { night.overrideUserInterfaceStyle = .dark }
        host.show(night, day)
        host.run { night.addSubview(view) }
        #expect(view.told == ["1 2"])
        host.frame(at: 1)
        #expect(view.colours == [.dark])
        host.run { view.removeFromSuperview() }
        #expect(view.traitCollection.userInterfaceStyle == .dark, "kept until it is put elsewhere")
        host.run { day.addSubview(view) }
        #expect(view.told == ["1 2", "2 1"])
    }

    @Test func controllersOverrideForTheirViewsAndChildren() {
        let rig = HostRig()
        let (parent, child) = rig.host.run { (Screen(), Screen()) }
        rig.host.run {
            parent.overrideUserInterfaceStyle = .dark
            parent.addChild(child)
            #expect(parent.traitCollection.userInterfaceStyle == .dark)
            #expect(child.traitCollection.userInterfaceStyle == .dark, "of the parent, without a view")
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        rig.show(parent)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        rig.host.run {
            let regular = UITraitCollection(horizontalSizeClass: .regular)
            parent.setOverrideTraitCollection(regular, forChild: child)
            #expect(parent.overrideTraitCollection(forChild: child) == regular)
        }
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        rig.host.run { parent.setOverrideTraitCollection(nil, forChild: child) }
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        rig.host.run { parent.overrideUserInterfaceStyle = .unspecified }
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aPresentedScreenDoesNotInheritFromItsPresenterButIsElevatedInASheet() {
        let rig = HostRig()
        let (first, sheet) = rig.host.run { (Screen(), Screen()) }
        rig.show(first)
        rig.host.run { first.overrideUserInterfaceStyle = .dark }
        rig.host.run { first.present(sheet, animated: false) }
        rig.finish()
        #expect(sheet.traitCollection.userInterfaceStyle == .light)
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
        #expect(first.traitCollection.userInterfaceLevel == .base)
        rig.host.run { rig.host.window.overrideUserInterfaceStyle = .dark }
        #expect(sheet.traitCollection.userInterfaceStyle == .dark)
        let ground = UIColor.systemBackground.resolvedColor(with: sheet.traitCollection)
        #expect(ground == UIColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1))
        rig.host.run {
            sheet.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
        }
        #expect(sheet.traitCollection.userInterfaceStyle == .light)
        #expect(sheet.presentationController?.traitCollection.userInterfaceStyle == .dark)
    }

    /// Closures that name the type of the environment, as `Self` or by its name, and ones that do not.
    @Test func handlersNameTheirEnvironmentOrNot() {
        final class Observer: UIViewController {
            var told: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, previous: UITraitCollection) in
                    self.told.append("self from \(previous.userInterfaceStyle.rawValue)")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Observer, _) in
                    screen.told.append("named")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [weak self] _, _ in
                    self?.told.append("unnamed")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in Issue.record("no view") }
            }
        }
        let rig = HostRig()
        let observer = rig.host.run { Observer() }
        rig.show(observer)
        rig.host.run { observer.overrideUserInterfaceStyle = .dark }
        #expect(observer.told == ["self from 1", "named", "unnamed"])
    }
}
