import Testing

@testable import ViewKit

@MainActor @Suite struct RefreshControlTests {
    private func rig(_ triggers: @escaping @MainActor () -> Void = {}) -> (ScrollRig, UIRefreshControl) {
        let rig = ScrollRig()
        let control = rig.host.run {
            let control = UIRefreshControl()
            control.addAction(UIAction { _ in triggers() }, for: .valueChanged)
            rig.scroll.refreshControl = control
            return control
        }
        rig.step()
        return (rig, control)
    }

    @Test func aShortPullDoesNothing() {
        var count = 0
        let (rig, control) = rig { count += 1 }
        rig.drag(from: (100, 20), to: (100, 80))
        rig.settle()
        #expect(count == 0 && !control.isRefreshing && rig.y == 0)
    }

    @Test func aLongPullSendsTheActionOnceAndKeepsRoom() {
        var count = 0
        let (rig, control) = rig { count += 1 }
        rig.drag(from: (100, 5), to: (100, 320))
        #expect(count == 1 && control.isRefreshing)
        rig.settle()
        #expect(rig.y == -60 && rig.scroll.adjustedContentInset.top == 60 && control.frame.minY == -60)
        rig.host.run { control.endRefreshing() }
        rig.settle()
        #expect(rig.y == 0 && rig.scroll.adjustedContentInset.top == 0 && !control.isRefreshing && count == 1)
    }

    @Test func codeBeginsWithoutAnAction() {
        var count = 0
        let (rig, control) = rig { count += 1 }
        rig.host.run { control.beginRefreshing() }
        rig.step()
        #expect(count == 0 && control.isRefreshing && rig.scroll.adjustedContentInset.top == 60)
        rig.host.run {
            control.attributedTitle = NSAttributedString(string: "Loading")
            control.endRefreshing()
            control.endRefreshing()
        }
        rig.settle()
        #expect(rig.scroll.adjustedContentInset.top == 0 && rig.y == 0)
    }

    @Test func aControlBelongsToOneScrollView() {
        let (rig, control) = rig()
        let other = rig.host.run {
            let other = UIScrollView()
            control.beginRefreshing()
            other.refreshControl = control
            return other
        }
        #expect(rig.scroll.refreshControl == nil && control.superview === other)
        #expect(rig.scroll.adjustedContentInset.top == 0 && other.adjustedContentInset.top == 60)
    }

    @Test func aPullThatGoesOnDoesNotSendItTwice() {
        var count = 0
        var control: UIRefreshControl?
        let (rig, made) = rig {
            count += 1
            control?.endRefreshing()
        }
        control = made
        rig.drag(from: (100, 5), to: (100, 320))
        rig.settle()
        #expect(count == 1 && rig.y == 0)
        rig.drag(from: (100, 5), to: (100, 320))
        rig.settle()
        #expect(count == 2)
    }
}
