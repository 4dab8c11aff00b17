import Graphics
import LayerTree
import Testing

@MainActor struct UpdatingTests {
    @MainActor final class Log {
        var lines: [String] = []
    }

    final class Noting: CALayer {
        var log: Log?
        var whenLaidOut: (() -> Void)?

        override func layoutSublayers() {
            log?.lines.append("layout \(name ?? "")")
            whenLaidOut?()
        }

        override func draw(in ctx: CGContext) { log?.lines.append("draw \(name ?? "") \(ctx.width)x\(ctx.height)") }

        override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
    }

    private let host = TestHost()
    private let log = Log()
    private let parent = Noting()
    private let child = Noting()

    init() {
        parent.log = log
        parent.name = "parent"
        child.log = log
        child.name = "child"
        host.root.addSublayer(parent)
        parent.addSublayer(child)
        host.frame(at: 0)
    }

    @Test func layoutComesBeforeTheCommitAndOnce() {
        host.run {
            child.setNeedsLayout()
            child.setNeedsLayout()
            parent.setNeedsLayout()
        }
        #expect(host.layers.wantsFrames && log.lines.isEmpty)
        host.frame(at: 1)
        #expect(log.lines == ["layout parent", "layout child"])
        host.frame(at: 2)
        #expect(log.lines.count == 2 && !host.layers.wantsFrames)
    }

    @Test func layoutIfNeededStartsAtTheTop() {
        host.run {
            parent.setNeedsLayout()
            child.setNeedsLayout()
            child.layoutIfNeeded()
        }
        #expect(log.lines == ["layout parent", "layout child"])
    }

    @Test func aSublayersNewSizeAsksForLayout() {
        host.run { child.bounds.size = CGSize(width: 8, height: 8) }
        host.frame(at: 1)
        #expect(log.lines == ["layout parent", "layout child"])
        host.run { child.frame = CGRect(x: 3, y: 3, width: 8, height: 8) }
        host.frame(at: 2)
        #expect(log.lines.count == 2, "a new place is no new size")
        host.run { child.frame.size.width = 9 }
        host.frame(at: 3)
        #expect(log.lines == ["layout parent", "layout child", "layout parent", "layout child"])
    }

    /// A layout that sizes what it lays out is over when it has run.
    @Test func aLayoutThatSizesSublayersRunsOnce() {
        parent.whenLaidOut = { [parent, child] in child.bounds.size.width = parent.bounds.width / 2 }
        host.run { parent.bounds.size.width = 50 }
        host.frame(at: 1)
        #expect(log.lines == ["layout parent", "layout child"] && child.bounds.width == 25)
    }

    @Test func anotherOriginOfTheBoundsAsksForLayout() {
        host.run { parent.bounds.origin.y = 4 }
        host.frame(at: 1)
        #expect(log.lines == ["layout parent"])
    }

    @Test func aNewSizeAsksForLayout() {
        host.run { child.position = CGPoint(x: 5, y: 5) }
        host.frame(at: 1)
        #expect(log.lines.isEmpty)
        host.run { parent.bounds.size.width = 4 }
        host.frame(at: 2)
        #expect(log.lines == ["layout parent"])
    }

    @Test func whatLayoutAsksForIsDoneInTheSameFrame() {
        child.whenLaidOut = { [child, parent] in
            child.whenLaidOut = nil
            parent.setNeedsLayout()
        }
        host.run { child.setNeedsLayout() }
        host.frame(at: 1)
        #expect(log.lines == ["layout child", "layout parent"])
    }

    @Test func layoutsThatUndoEachOtherEnd() {
        parent.whenLaidOut = { [parent] in parent.setNeedsLayout() }
        host.run { parent.setNeedsLayout() }
        host.frame(at: 1)
        #expect(log.lines.count > 1 && log.lines.count < 300)
        #expect(parent.needsLayout())
        parent.whenLaidOut = nil
        host.frame(at: 2)
        #expect(!parent.needsLayout())
    }

    @Test func drawingMakesABitmapOfTheBoundsAtTheScale() {
        host.run {
            child.bounds = CGRect(x: 0, y: 0, width: 10.4, height: 5)
            child.contentsScale = 2
            child.setNeedsDisplay()
        }
        #expect(child.needsDisplay())
        host.frame(at: 1)
        #expect(log.lines == ["layout parent", "layout child", "draw child 21x10"])
        #expect((child.contents as? CGImage)?.width == 21 && !child.needsDisplay())
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 1e300, height: 5), CGSize(width: 40_000, height: 1)])
    func withoutAUsableAreaThereAreNoContents(size: CGSize) {
        host.run {
            child.contents = CGImage.blank(1, 1)
            child.bounds.size = size
            child.setNeedsDisplay()
        }
        host.frame(at: 1)
        #expect(child.contents == nil)
    }

    @Test func changesOfNamedKeysAskForDisplay() {
        host.run { child.cornerRadius = 3 }
        #expect(child.needsDisplay())
        host.run { parent.opacity = 0.5 }
        #expect(!parent.needsDisplay())
    }

    @Test func aDelegateThatSetsContentsIsNotAskedToDraw() {
        final class Showing: NSObject, CALayerDelegate {
            let image = CGImage.blank(3, 3)
            var drawn = 0
            func display(_ layer: CALayer) { layer.contents = image }
            func draw(_ layer: CALayer, in ctx: CGContext) { drawn += 1 }
        }
        let layer = host.committedLayer()
        let delegate = Showing()
        layer.delegate = delegate
        for time in [1.0, 2] {
            host.run { layer.setNeedsDisplay() }
            host.frame(at: time)
            #expect(layer.contents as? CGImage === delegate.image)
        }
        #expect(delegate.drawn == 0)
    }

    @Test func aSubtreeThatWaitedOutsideIsUpdatedWhenItComesIn() {
        let branch = Noting()
        let leaf = Noting()
        leaf.log = log
        leaf.name = "leaf"
        branch.addSublayer(leaf)
        leaf.setNeedsLayout()
        host.run { child.addSublayer(branch) }
        host.frame(at: 1)
        #expect(log.lines == ["layout leaf"])
    }
}
