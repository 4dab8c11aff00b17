import Motion
import Recorder
import Testing

@testable import ViewKit

@MainActor @Suite struct ScrollViewTests {
    @Test func defaultsAreApples() {
        let scroll = TestHost().run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        #expect(scroll.contentOffset == .zero && scroll.contentSize == .zero && scroll.contentInset == .zero)
        #expect(scroll.isScrollEnabled && scroll.bounces && scroll.bouncesZoom && scroll.clipsToBounds)
        #expect(!scroll.isPagingEnabled && !scroll.isDirectionalLockEnabled && !scroll.alwaysBounceVertical)
        #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches)
        #expect(scroll.decelerationRate == .normal && scroll.contentInsetAdjustmentBehavior == .automatic)
        #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
        #expect(scroll.subviews.isEmpty && scroll.panGestureRecognizer.view === scroll)
    }

    /// The content stays under the finger.
    @Test func theContentFollowsTheFinger() {
        let rig = ScrollRig()
        rig.drag(from: (100, 180), to: (100, 60), lift: false)
        // A mouse is recognised after 4 points, which the content does not follow.
        let recognised = 180.0 - 4
        #expect(abs(rig.y - (recognised - 60)) <= 0.5)
        #expect(rig.scroll.isTracking && rig.scroll.isDragging && !rig.scroll.isDecelerating)
    }

    @Test func beyondTheEndItResists() {
        let rig = ScrollRig()
        rig.drag(from: (100, 20), to: (100, 180), lift: false)
        let band = RubberBand(dimension: 200)
        let way = 180.0 - 20 - 4
        #expect(abs(rig.y + band.displacement(for: way)) <= 0.5)
        rig.scroll.bounces = false
        rig.touch(.moved, 100, 190)
        #expect(rig.y == 0)
    }

    /// Released content starts where the finger left it, with its velocity, and comes to the same end at every rate.
    @Test func theEndDoesNotDependOnTheRateOfFrames() {
        var ends: [Double] = []
        for rate in [60.0, 90, 120, 144] {
            let rig = ScrollRig(rate: rate)
            let lift = rig.time + 0.2
            rig.drag(from: (100, 180), to: (100, 60), in: 0.2)
            let released = rig.y
            // 120 points in 0.2 s.
            #expect(abs(rig.velocity.y - 0.6) < 0.01)
            rig.step()
            #expect(abs(rig.y - released - 600 * (rig.time - lift)) < 2, "no jump at the release")
            #expect(rig.settle())
            #expect(
                abs(rig.y - (released + Decay.normal.distance(velocity: rig.velocity.y * 1000, toSpeed: 10))) <= 0.5)
            ends.append(rig.y)
        }
        #expect(Set(ends).count == 1)
    }

    @Test func fastContentBouncesAtTheEnd() {
        let rig = ScrollRig(content: CGSize(width: 200, height: 400))
        rig.drag(from: (100, 190), to: (100, 40), in: 0.08)
        rig.settle()
        #expect(rig.y == 200)
        let furthest = rig.offsets.max() ?? 0
        #expect(furthest > 205 && furthest < 400)
    }

    @Test func pagesAreTurnedOneByOne() {
        let rig = ScrollRig(content: CGSize(width: 200, height: 1000))
        rig.scroll.isPagingEnabled = true
        rig.drag(from: (100, 180), to: (100, 100), in: 0.08)
        rig.settle()
        #expect(rig.y == 200)
        rig.drag(from: (100, 100), to: (100, 160), in: 0.4, lift: false)
        rig.step(0.2)
        rig.touch(.ended, 100, 160)
        rig.settle()
        #expect(rig.y == 200, "less than half of the way back")
    }

    @Test func aDirectionalLockKeepsTheOtherAxis() {
        for isLocked in [true, false] {
            let rig = ScrollRig(content: CGSize(width: 2000, height: 2000))
            rig.scroll.isDirectionalLockEnabled = isLocked
            rig.drag(from: (100, 180), to: (80, 60), lift: false)
            #expect((rig.scroll.contentOffset.x == 0) == isLocked)
        }
    }

    /// An offset that the delegate sets stays: an endless list sets it back all the time.
    @Test func whoSetsTheOffsetMeanwhileWins() {
        let rig = ScrollRig()
        rig.onScroll = { if rig.y > 500 { rig.scroll.contentOffset.y -= 400 } }
        rig.scroll.contentOffset.y = 450
        rig.drag(from: (100, 180), to: (100, 60), in: 0.1)
        let velocity = rig.velocity.y * 1000
        #expect(rig.settle())
        let way = 120 - 4 + Decay.normal.distance(velocity: velocity, toSpeed: 10)
        let expected = 450 + way - 400 * ((450 + way - 100) / 400).rounded(.down)
        #expect(abs(rig.y - expected) < 2)
    }

    @Test func aRectangleIsBroughtIntoSight() {
        let rig = ScrollRig()
        let reveal = { (y: Double) in
            rig.host.run {
                rig.scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 50), animated: false)
            }
        }
        reveal(100)
        #expect(rig.y == 0)
        reveal(500)
        #expect(rig.y == 350)
        reveal(300)
        #expect(rig.y == 300)
        reveal(1990)
        #expect(rig.y == 1800)
        reveal(.infinity)
        #expect(rig.y == 1800)
    }

    @Test func theSafeAreaMovesTheTop() {
        let rig = ScrollRig()
        rig.host.run { rig.host.window.screenInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0) }
        rig.step()
        #expect(rig.scroll.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        #expect(rig.y == -40)
        rig.scroll.contentInset.top = 10
        #expect(rig.y == -50)
        rig.scroll.contentInsetAdjustmentBehavior = .never
        #expect(rig.scroll.adjustedContentInset.top == 10 && rig.y == -10)
    }

    @Test func notchesOfAWheelAddUp() {
        let rig = ScrollRig()
        let turn = { (y: Double) in rig.host.window.turnWheel(by: CGPoint(x: 0, y: y), at: CGPoint(x: 100, y: 100)) }
        #expect(turn(60))
        rig.step(0.05)
        #expect(rig.y > 0 && rig.y < 60)
        #expect(turn(60))
        rig.settle()
        #expect(rig.y == 120)
        #expect(turn(-1e6))
        rig.settle()
        #expect(rig.y == 0)
        #expect(turn(-60), "at its end it keeps the wheel, and does nothing")
        #expect(rig.scroll.motion == nil)
        #expect(
            rig.host.window.turnWheel(by: CGPoint(x: 60, y: 0), at: CGPoint(x: 100, y: 100)), "and so it does sideways")
        rig.host.run { rig.host.window.addGestureRecognizer(UIPinchGestureRecognizer()) }
        #expect(
            !rig.host.window.turnWheel(by: CGPoint(x: 60, y: 0), at: CGPoint(x: 100, y: 100)), "unless it may pinch")
        #expect(turn(60), "what scrolls lies further in")
        rig.scroll.isScrollEnabled = false
        #expect(!turn(60))
    }

    @Test func stillContentWantsNoFrames() {
        let rig = ScrollRig()
        rig.drag(from: (100, 180), to: (100, 60))
        rig.settle()
        rig.step(1)
        #expect(!rig.host.layers.wantsFrames)
    }

    #if !DEBUG
    @Test(.enabled(if: AllocationCounter.isAvailable)) func steadyFramesAllocateNothing() throws {
        let rig = ScrollRig()
        rig.scroll.delegate = nil
        rig.drag(from: (100, 180), to: (100, 20), in: 0.1)
        rig.host.frame(at: 1)
        rig.host.frame(at: 1.01)
        let start = rig.y
        let count = AllocationCounter.allocationsOnThisThread {
            for frame in 2..<60 { rig.host.frame(at: 1 + Double(frame) / 100) }
        }
        #expect(rig.y > start + 50)
        #expect(try #require(count) == 0)
    }
    #endif
}
