import Testing

@testable import ViewKit

/// Traits of scenes and presentations, their overrides and their handlers.
@MainActor @Suite struct SceneTraitTests {
    private let rig = HostRig()

    @Test func aSceneGivesItsWindowsTraits() throws {
        let root = rig.host.run { UIViewController() }
        rig.show(root)
        let scene = try #require(rig.host.window.windowScene)
        var told: [String] = []
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, previous) in
            told.append("\(previous.userInterfaceStyle.rawValue) \(scene.traitCollection.userInterfaceStyle.rawValue)")
        }
        #expect(scene.traitCollection.userInterfaceStyle == .light && scene.traitCollection.displayScale == 1)
        rig.host.run { scene.traitOverrides.userInterfaceStyle = .dark }
        #expect(root.traitCollection.userInterfaceStyle == .dark && told == ["1 2"])
        rig.host.run { scene.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
        #expect(root.traitCollection.userInterfaceStyle == .light && told == ["1 2", "2 1"])
        #expect(!scene.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    }

    @Test(arguments: [true, false]) func aPresentationGivesWhatItPresentsTraits(isEarly: Bool) throws {
        let (root, sheet) = rig.host.run { (UIViewController(), UIViewController()) }
        rig.show(root)
        let presentation = try #require(rig.host.run { sheet.presentationController })
        var told = 0
        presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIPresentationController, _) in
            told += 1
        }
        if isEarly { presentation.traitOverrides.userInterfaceStyle = .dark }
        rig.host.run { root.present(sheet, animated: false) }
        rig.host.run { presentation.traitOverrides.userInterfaceStyle = .dark }
        #expect(presentation.traitCollection.userInterfaceStyle == .dark)
        #expect(sheet.traitCollection.userInterfaceStyle == .dark)
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
        #expect(root.traitCollection.userInterfaceStyle == .light && told == 1)
        rig.host.run {
            sheet.updateTraitsIfNeeded()
            presentation.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        }
        #expect(sheet.traitCollection.userInterfaceStyle == .light && told == 2)
    }
}
