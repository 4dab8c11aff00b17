import Foundation
import TestSupport
import Testing
import Transitions
import ViewKit

@testable import Preview

@MainActor @Suite struct GalleryTests {
    /// A window in which there is no need to scroll.
    private static var tall: CGSize {
        let layout = GalleryLayout(count: BuiltInTransition.all.count, size: CGSize(width: 1280, height: 2000))
        return CGSize(width: 1280, height: layout.contentHeight)
    }

    private static let scale = 748.0 / 844
    /// An opened phone in a window of 1280 x 800.
    static let opened = CGRect(
        x: 640 - 195 * scale, y: 26, width: 390 * scale, height: 844 * scale)

    /// The picture stands in the project's README.
    @Test func itShowsEveryTransitionInMotion() throws {
        let rig = try GalleryRig(size: Self.tall, scale: 0.75)
        #expect(rig.gallery.cells.count == BuiltInTransition.all.count)
        rig.stage.run { rig.scene.show(0.5) }
        try rig.step()
        #expect(rig.moving == BuiltInTransition.all.count)
        try Golden("gallery.png", folder: "../../../assets/readme").expect(rig.output.image)
    }

    /// All play in turn, at most two at a time; between two plays no frame is requested.
    @Test func thumbnailsPlayInTurn() throws {
        let rig = try GalleryRig(size: Self.tall)
        var seen = Set<Int>()
        var most = 0
        var idle = 0
        for _ in 0..<60 * BuiltInTransition.all.count {
            try rig.step()
            for (index, cell) in rig.gallery.cells.enumerated()
            where rig.stage.run({ cell.scene.isTransitioning }) { seen.insert(index) }
            most = max(most, rig.moving)
            if !rig.stage.wantsFrames { idle += 1 }
        }
        #expect(seen.count == BuiltInTransition.all.count && most <= 2)
        #expect(idle > 100, "it rests between the plays")
        #expect(rig.reports.isEmpty)
    }

    /// A frame in which nothing starts or ends allocates nothing.
    @Test func steadyFramesAllocateNothing() throws {
        let rig = try GalleryRig()
        try rig.step(seconds: 10)
        let counts = rig.runner.records.suffix(300).map { ($0.counters.allocations ?? 0, $0.counters.textureUploads) }
        #expect(counts.count { $0.0 == 0 } > 250)
        #expect(counts.sorted { $0.0 < $1.0 }[150] == (0, 0))
    }

    @Test func aClickOpensATransitionAndEscapeGoesBack() throws {
        let rig = try GalleryRig()
        try rig.tap(rig.thumbnail(1))
        try rig.step(seconds: 1)
        let cell = try #require(rig.gallery.opened)
        #expect(cell === rig.gallery.cells[1] && rig.gallery.selection == 1)
        let frame = rig.stage.run { cell.screenWindow.convert(cell.screenWindow.bounds, to: nil) }
        #expect(frame.isNear(Self.opened), "in the middle, as high as fits")
        #expect(cell.screenWindow.bounds.size == CGSize(width: 390, height: 844), "a whole phone")
        // The others rest.
        for _ in 0..<200 {
            try rig.step()
            #expect(rig.moving == 0)
        }
        #expect(try rig.take(.cancel))
        #expect(rig.gallery.opened == nil)
        try rig.step(seconds: 2)
        let other = try GalleryRig()
        let place = { (cell: GalleryCell) in cell.device.convert(cell.device.bounds, to: nil) }
        #expect(
            rig.stage.run { place(cell) } == other.stage.run { place(other.gallery.cells[1]) }, "back in its place")
    }

    /// Touches in an opened transition are its own, in its own coordinates; a click on the way back goes back, and one elsewhere
    /// beside it does not.
    @Test func anOpenedTransitionTakesTouches() throws {
        let rig = try GalleryRig()
        try rig.take(.open)
        let stack = try #require(
            rig.gallery.opened?.screenWindow.rootViewController as? UINavigationController)
        // The picture in the middle of the grid, dragged by half of the way and let go.
        try rig.touch(.began, CGPoint(x: 445 + 195, y: 26 + 302))
        for step in 1...30 { try rig.touch(.moved, CGPoint(x: 640, y: 328 - Double(step) * 10)) }
        let progress = try #require(rig.stage.layers.transitions.progress)
        #expect(abs(progress - 290 / (0.6 * 748)) < 1e-6)
        #expect(try rig.take(.cancel, for: 0) == false, "what runs is cancelled first")
        try rig.touch(.ended, CGPoint(x: 640, y: 28))
        try rig.step(seconds: 1)
        #expect(stack.viewControllers.count == 2)
        try rig.tap(CGPoint(x: 640, y: 400))
        try rig.step(seconds: 1)
        #expect(stack.viewControllers.count == 1 && rig.gallery.opened != nil)
        try rig.tap(CGPoint(x: 100, y: 400))
        try rig.tap(CGPoint(x: 1200, y: 700))
        #expect(rig.gallery.opened != nil, "the dark area leads nowhere")
        try rig.tap(CGPoint(x: 60, y: 36))
        #expect(rig.gallery.opened == nil)
        #expect(rig.reports.isEmpty)
    }

    /// An edge is that of the transition's own screen, wherever it lies.
    @Test func theEdgeOfAnOpenedScreenIsItsOwn() throws {
        let rig = try GalleryRig()
        try rig.take(.scrub(by: 0.01))
        try rig.take(.open)
        rig.stage.run { rig.scene.play() }
        try rig.step(seconds: 1)
        try rig.touch(.began, CGPoint(x: 470, y: 400))
        for step in 1...10 { try rig.touch(.moved, CGPoint(x: 470 + step * 15, y: 400)) }
        #expect(rig.stage.layers.transitions.isInteractive)
        try rig.touch(.cancelled, CGPoint(x: 600, y: 400))
    }

    @Test func keysChooseAndOpen() throws {
        let rig = try GalleryRig(size: CGSize(width: 900, height: 700))
        let selection = { (command: KeyCommand) in
            try rig.take(command, for: 0.3)
            return rig.gallery.selection
        }
        // Three columns: 0 1 2 above 3 4 5, and so on.
        let last = rig.gallery.cells.count - 1
        #expect(try selection(.scrub(by: -0.01)) == 0)
        #expect(try selection(.scrub(by: 0.1)) == 1)
        #expect(try selection(.row(1)) == 4)
        #expect(try selection(.jump(to: 1)) == last)
        #expect(try selection(.row(1)) == last)
        #expect(try selection(.scrub(by: 0.01)) == last)
        let shown = rig.stage.run { rig.gallery.cells[last].convert(rig.gallery.cells[last].bounds, to: nil) }
        #expect(shown.maxY <= 700 && shown.minY >= 0, "it is scrolled into sight")
        #expect(try selection(.row(-1)) == last - 3)
        #expect(try selection(.jump(to: 1)) == last)
        #expect(try selection(.jump(to: 0)) == 0)
        #expect(try rig.take(.open))
        #expect(rig.gallery.opened === rig.gallery.cells[0])
        #expect(try rig.take(.scrub(by: 0.01)) == false, "keys are for the transition now")
        #expect(try rig.take(.back))
        #expect(rig.gallery.opened == nil)
        for command in [KeyCommand.back, .cancel, .quit] { #expect(try rig.take(command) == false) }
    }

    @Test func theMouseHighlightsTheCellBelowIt() throws {
        let rig = try GalleryRig(size: CGSize(width: 600, height: 500))
        let cell = rig.gallery.cells[0]
        let middle = rig.stage.run { cell.convert(CGPoint(x: cell.bounds.midX, y: 40), to: nil) }
        rig.stage.run { rig.gallery.hover(at: middle) }
        #expect(rig.gallery.cells.map(\.isHovered).firstIndex(of: true) == 0 && cell.isHovered)
        // What scrolls under the mouse is hovered.
        rig.stage.run { rig.gallery.select(rig.gallery.cells.count - 1) }
        try rig.step(seconds: 1)
        #expect(!cell.isHovered && rig.gallery.cells.contains(where: \.isHovered))
        rig.stage.run { rig.gallery.hover(at: nil) }
        #expect(rig.gallery.cells.allSatisfy { !$0.isHovered })
    }

    @Test func theGridScrollsWithinItsEnds() throws {
        let rig = try GalleryRig(size: CGSize(width: 600, height: 500))
        let top = { rig.stage.run { rig.gallery.cells[0].convert(CGPoint.zero, to: nil).y } }
        let start = top()
        let turn = { (distance: Double) in
            let answer = rig.stage.turnWheel(by: CGPoint(x: 0, y: distance), at: CGPoint(x: 300, y: 300))
            try rig.step(seconds: 1)
            return answer
        }
        #expect(try turn(-50))
        #expect(top() == start)
        #expect(try turn(120))
        #expect(top() == start - 120)
        try rig.touch(.began, CGPoint(x: 300, y: 300))
        for step in 1...5 { try rig.touch(.moved, CGPoint(x: 300, y: 300 + Double(step) * 20)) }
        #expect(top() == start - 24, "a mouse is a drag after 4 points")
        try rig.touch(.ended, CGPoint(x: 300, y: 400))
        try rig.step(seconds: 5)
        #expect(top() == start, "it went on")
        #expect(try turn(1e9))
        let last = try #require(rig.gallery.cells.last)
        #expect(rig.stage.run { last.convert(last.bounds, to: nil).maxY } <= 500)
        try rig.take(.open)
        #expect(try !turn(1), "the wheel is for the transition now")
    }

    /// A window of another size has the same gallery, and an opened transition stays open.
    @Test func aResizeLaysOutAnew() throws {
        let rig = try GalleryRig()
        try rig.take(.open)
        var screen = rig.stage.screen
        screen.size = CGSize(width: 700, height: 600)
        rig.stage.setScreen(screen)
        try rig.step(seconds: 0.1)
        let cell = try #require(rig.gallery.opened)
        let frame = rig.stage.run { cell.screenWindow.convert(cell.screenWindow.bounds, to: nil) }
        #expect(frame.isNear(CGRect(x: 350 - 195 * 548.0 / 844, y: 26, width: 390 * 548.0 / 844, height: 548)))
        #expect(cell.screenWindow.rootViewController?.view.bounds.size == CGSize(width: 390, height: 844))
        #expect(rig.reports.isEmpty)
    }

    /// Below a cell without one beneath it there is the last one, where there is a row below.
    @Test func downGoesToTheLastCellOfAShorterRow() throws {
        let rig = try GalleryRig()
        try rig.take(.jump(to: 0))
        for command in [KeyCommand.row(1), .scrub(by: -0.01)] { try rig.take(command) }
        #expect(rig.gallery.selection == 4)
        try rig.take(.row(1))
        #expect(rig.gallery.selection == 9, "five columns")
        try rig.take(.row(1))
        #expect(rig.gallery.selection == 13)
        try rig.take(.row(1))
        #expect(rig.gallery.selection == 13)
    }

    /// However the window changes, the chosen cell is in sight.
    @Test(arguments: [false, true]) func aResizeKeepsTheChosenCellInSight(opens: Bool) throws {
        let rig = try GalleryRig()
        try rig.take(.jump(to: 1))
        if opens { try rig.take(.open) }
        rig.stage.setScreen(ScreenTraits(size: CGSize(width: 500, height: 700), scale: 1))
        try rig.step(seconds: 0.1)
        if opens { try rig.take(.back) }
        let cell = rig.gallery.cells[13]
        let shown = rig.stage.run { cell.convert(cell.bounds, to: nil) }
        #expect(shown.maxY <= 700 && shown.minY >= 0)
    }

    /// A presented screen stays within its thumbnail.
    @Test func aCardComesWithinItsScreen() throws {
        let rig = try GalleryRig()
        let cell = try #require(rig.gallery.cells.first { $0.scene.name == "card" })
        rig.stage.run { cell.play() }
        try rig.step(seconds: 0.8)
        let root = try #require(cell.screenWindow.rootViewController)
        #expect(root.presentedViewController?.view.window === cell.screenWindow)
        #expect(rig.stage.window.subviews.count == 1)
    }

    /// The way back lies where the heading does: one goes before the other comes.
    @Test func theHeadingAndTheWayBackAreNeverSeenTogether() throws {
        let rig = try GalleryRig()
        let labels = rig.stage.run {
            rig.gallery.view.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? UILabel }
        }
        let heading = try #require(labels.first { $0.text == "Segue" })
        try rig.take(.open, for: 0)
        let back = try #require(
            heading.superview?.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
                .first { $0.text == "‹ Gallery" })
        var ends: [[Float]] = []
        for opens in [true, false] {
            if !opens { try rig.take(.back, for: 0) }
            var shown: [Float] = []
            for _ in 0..<60 {
                try rig.step()
                shown = rig.stage.run { [heading, back].map { ($0.layer.presentation() ?? $0.layer).opacity } }
                #expect((shown.min() ?? 1) < 0.01)
            }
            ends.append(shown)
        }
        #expect(ends == [[0, 1], [1, 0]])
    }

    @Test func reducedMotionOpensAtOnce() throws {
        let rig = try GalleryRig(reducesMotion: true)
        try rig.take(.open, for: 0.05)
        let cell = try #require(rig.gallery.opened)
        let frame = rig.stage.run { cell.screenWindow.convert(cell.screenWindow.bounds, to: nil) }
        #expect(frame.isNear(Self.opened))
    }
}
