import Foundation
import SDLPlatform
import Testing
import Transitions
import ViewKit

@testable import Preview

/// Screens that leave the gallery's grid and go back to it.
@MainActor @Suite struct GalleryOpeningTests {
    /// Return right after a key, or a click on a cell that shows in part, opens in the middle of the window while the grid
    /// still scrolls.
    @Test(arguments: [true, false]) func whatOpensWhileTheGridScrollsComesToTheMiddle(byKey: Bool) throws {
        let rig = try GalleryRig(size: CGSize(width: 1280, height: 800))
        if byKey {
            try rig.take(.jump(to: 1), for: 0.02)
            try rig.take(.open)
        } else {
            let top = rig.stage.run { rig.gallery.cells[5].convert(CGPoint.zero, to: nil) }
            #expect(top.y < 800, "its top shows")
            try rig.tap(CGPoint(x: top.x + 50, y: 790))
            try rig.step(seconds: 1)
        }
        let cell = try #require(rig.gallery.opened)
        let frame = { rig.stage.run { cell.screenWindow.convert(cell.screenWindow.bounds, to: nil) } }
        #expect(frame().isNear(GalleryTests.opened))
        #expect(try rig.take(.back, for: 0))
        try rig.step(seconds: 1)
        let shown = rig.stage.run { cell.convert(cell.bounds, to: nil) }
        #expect(shown.minY >= 0 && shown.maxY <= 800 && rig.gallery.selection == (byKey ? 13 : 5))
    }

    /// Cells that are higher than the window showed the upper half of a phone, and never its name.
    @Test func theNameOfWhatIsChosenShows() throws {
        let rig = try GalleryRig(size: CGSize(width: 700, height: 500))
        for _ in 0..<3 {
            try rig.take(.row(1))
            let caption = rig.stage.run {
                let cell = rig.gallery.cells[rig.gallery.selection]
                return cell.caption.convert(cell.caption.bounds, to: nil)
            }
            #expect(caption.minY >= 0 && caption.maxY <= 500, "\(caption)")
        }
    }

    /// The way back was cut off by the phone beside it.
    @Test(arguments: [(1280, "‹ Gallery"), (400, "‹")]) func theWayBackHasRoom(width: Int, text: String) throws {
        let rig = try GalleryRig(size: CGSize(width: width, height: 700))
        try rig.take(.open)
        rig.stage.run {
            let labels = rig.gallery.view.labels.filter { $0.text?.hasPrefix("‹") == true }
            let device = rig.gallery.opened.map { $0.screenWindow.convert($0.screenWindow.bounds, to: nil) } ?? .null
            #expect(labels.contains { $0.text == text && $0.alpha == 1 })
            for label in labels where label.text == text {
                #expect(label.frame.minX + label.sizeThatFits(label.bounds.size).width <= device.minX)
            }
        }
    }

    /// Code in a gallery finds a phone around it: by the screen's bounds and by the traits.
    @Test func screensOfAGalleryAreThoseOfAPhone() throws {
        let rig = try GalleryRig()
        rig.stage.run {
            #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
            let cell = rig.gallery.cells[0]
            #expect(cell.screenWindow.traitCollection.horizontalSizeClass == .compact)
            #expect(cell.screenWindow.rootViewController?.traitCollection.verticalSizeClass == .regular)
        }
        #expect(rig.output.image.width == 1280)
    }

    /// A screen in landscape is shown in landscape, as wide as a phone's thumbnail is, and opens as large as it fits.
    @Test func aScreenOfAnotherShapeKeepsIt() throws {
        let rig = try GalleryRig()
        let gallery = rig.stage.run {
            var wide = BuiltInTransition.still(named: "Wide", summary: "A screen.") { UIViewController() }
            wide.screenSize = CGSize(width: 844, height: 390)
            let gallery = GalleryViewController([wide, BuiltInTransition.all[0]], title: "Two", on: rig.stage)
            rig.stage.show(gallery)
            return gallery
        }
        try rig.step()
        let frames = {
            rig.stage.run { gallery.cells.map { $0.screenWindow.convert($0.screenWindow.bounds, to: nil) } }
        }
        #expect(abs(frames()[0].width - frames()[1].width) < 1e-6 && frames()[0].height < frames()[0].width)
        #expect(abs(frames()[0].midY - frames()[1].midY) < 1e-6)
        rig.stage.run { gallery.open() }
        try rig.step(seconds: 1)
        #expect(frames()[0].isNear(CGRect(x: 218, y: 205, width: 844, height: 390)))
    }

    /// Whatever its thumbnail shows: at rest at the end, on the way there, or on the way back.
    @Test(arguments: ["magic-move", "card", "tab-slide", "cube"], [0.0, 0.2, 1.5, 1.7])
    func aTransitionOpensAtItsStart(name: String, seconds: Double) throws {
        let rig = try GalleryRig(rate: 20)
        let index = try #require(rig.gallery.cells.firstIndex { $0.scene.name == name })
        let cell = rig.gallery.cells[index]
        rig.stage.run {
            rig.gallery.stopPlayback()
            rig.gallery.select(index)
            if seconds > 0 { cell.play() }
        }
        try rig.step(seconds: min(seconds, 1.5))
        if seconds > 1.5 {
            rig.stage.run { cell.play() }
            try rig.step(seconds: seconds - 1.5)
        }
        try rig.take(.open, for: 2)
        let root = try #require(cell.screenWindow.rootViewController)
        #expect(!rig.stage.run { cell.scene.isTransitioning } && root.presentedViewController == nil)
        #expect((root as? UINavigationController)?.viewControllers.count ?? 1 == 1)
        #expect((root as? UITabBarController)?.selectedIndex ?? 0 == 0)
        #expect(rig.reports.isEmpty)
    }

    /// The state of an opened transition that is to close.
    enum Way: CaseIterable, Sendable { case played, heldByKeys, heldByFinger }

    /// Backspace and a click on the way back go back at once, whatever moves; that comes to rest in the grid.
    @Test(arguments: Way.allCases, [true, false]) func goingBackWaitsForNothing(way: Way, byKey: Bool) throws {
        let rig = try GalleryRig()
        try rig.take(.open)
        let cell = try #require(rig.gallery.opened)
        switch way {
        case .played: rig.stage.run { rig.scene.play() }
        case .heldByKeys: rig.stage.run { _ = rig.scene.scrub(to: 0.3) }
        case .heldByFinger:
            try rig.touch(.began, CGPoint(x: 640, y: 328))
            for step in 1...10 { try rig.touch(.moved, CGPoint(x: 640, y: 328 - Double(step) * 10)) }
        }
        try rig.step(seconds: 0.1)
        #expect(rig.stage.run { cell.scene.isTransitioning })
        if byKey {
            #expect(try rig.take(.back, for: 0))
        } else {
            rig.stage.run { rig.gallery.close() }
        }
        #expect(rig.gallery.opened == nil && rig.stage.frontWindow == nil)
        if way == .heldByFinger {
            try rig.touch(.moved, CGPoint(x: 640, y: 100))
            try rig.touch(.ended, CGPoint(x: 640, y: 100))
        }
        rig.stage.run { rig.gallery.stopPlayback() }
        try rig.step(seconds: 2)
        #expect(rig.moving == 0 && rig.gallery.opened == nil && rig.reports.isEmpty)
        let stack = try #require(cell.screenWindow.rootViewController as? UINavigationController)
        #expect(stack.viewControllers.count == (way == .played ? 2 : 1))
        let other = try GalleryRig()
        let place = { (cell: GalleryCell) in cell.device.convert(cell.device.bounds, to: nil) }
        #expect(rig.stage.run { place(cell) } == other.stage.run { place(other.gallery.cells[0]) })
    }
}

extension UIView {
    /// All labels in it.
    fileprivate var labels: [UILabel] { [self as? UILabel].compactMap(\.self) + subviews.flatMap(\.labels) }
}
