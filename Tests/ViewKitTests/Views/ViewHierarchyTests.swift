import TestSupport
import Testing

@testable import ViewKit

@MainActor @Suite struct ViewHierarchyTests {
    @Test func layersFollowTheOrderOfSubviews() {
        let parent = UIView()
        let a = UIView()
        let b = UIView()
        let c = UIView()
        let plain = CALayer()
        parent.addSubview(a)
        parent.layer.addSublayer(plain)
        parent.addSubview(b)
        parent.insertSubview(c, belowSubview: b)
        #expect(parent.subviews == [a, c, b])
        #expect(parent.layer.sublayers == [a.layer, plain, c.layer, b.layer])
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [c, b, a])
        parent.sendSubviewToBack(b)
        #expect(parent.subviews == [b, c, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, c, b])
        parent.insertSubview(a, aboveSubview: c)
        #expect(parent.subviews == [c, a, b])
        parent.insertSubview(b, at: 0)
        #expect(parent.subviews == [b, c, a])
        let order = parent.layer.sublayers?.filter { $0 !== plain }
        #expect(order == [b.layer, c.layer, a.layer])
    }

    @Test func aViewAboveAnotherLiesBelowALayerOfNoView() {
        let parent = UIView()
        let a = UIView()
        let b = UIView()
        let c = UIView()
        let loose = CALayer()
        parent.addSubview(a)
        parent.layer.addSublayer(loose)
        parent.insertSubview(b, aboveSubview: a)
        #expect(parent.layer.sublayers == [a.layer, b.layer, loose] && parent.subviews == [a, b])
        parent.insertSubview(c, belowSubview: a)
        #expect(parent.layer.sublayers == [c.layer, a.layer, b.layer, loose])
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.layer.sublayers == [a.layer, b.layer, c.layer, loose] && parent.subviews == [a, b, c])
    }

    /// Every way into and out of a superview, against an array.
    @Test(arguments: 0..<10) func everyMoveIsThatOfAnArray(_ seed: UInt64) {
        var numbers = RepeatableNumbers(seed: seed)
        let parent = UIView()
        var model: [UIView] = []
        func place(_ view: UIView, _ index: Int) {
            model.removeAll { $0 === view }
            model.insert(view, at: min(max(0, index), model.count))
        }
        for _ in 0..<300 {
            let old = model.isEmpty ? nil : model[numbers.below(model.count)]
            let view = numbers.below(2) == 0 ? old ?? UIView() : UIView()
            let sibling = model.filter { $0 !== view }.dropFirst(numbers.below(max(1, model.count))).first
            switch numbers.below(7) {
            case 0, 1:
                old?.removeFromSuperview()
                model.removeAll { $0 === old }
            case 2:
                let index = numbers.below(model.count + 2)
                parent.insertSubview(view, at: index)
                place(view, index)
            case 3:
                guard let sibling else { continue }
                parent.insertSubview(view, aboveSubview: sibling)
                model.removeAll { $0 === view }
                place(view, model.firstIndex(of: sibling).map { $0 + 1 } ?? 0)
            case 4:
                guard let sibling else { continue }
                parent.insertSubview(view, belowSubview: sibling)
                model.removeAll { $0 === view }
                place(view, model.firstIndex(of: sibling) ?? 0)
            case 5:
                if let old { parent.sendSubviewToBack(old) }
                if let old { place(old, 0) }
            default:
                parent.addSubview(view)
                place(view, .max)
            }
            #expect(parent.subviews == model)
            #expect(parent.layer.sublayers ?? [] == model.map(\.layer))
        }
    }

    /// Tiles that come and go cost the same each, however many there are.
    @Test func manySiblingsGoAsFastAsFew() {
        let host = TestHost()
        host.show()
        func seconds(_ count: Int) -> Double {
            (0..<3).map { _ in
                let parent = UIView()
                let tiles = (0..<count).map { _ in UIView() }
                host.run { host.window.addSubview(parent) }
                return ProcessorTime.measure {
                    host.run {
                        for (index, tile) in tiles.enumerated() {
                            if index % 2 == 0 { parent.addSubview(tile) } else { parent.insertSubview(tile, at: 0) }
                        }
                        for tile in tiles { tile.removeFromSuperview() }
                        parent.removeFromSuperview()
                    }
                }
            }.min() ?? 0
        }
        // Sixteen times as many: quadratic costs would take 256 times as long.
        #expect(seconds(16_000) < 64 * seconds(1_000))
    }

    @Test func indicesAndSiblingsThatAreNotThereCountAsTheTop() {
        let parent = UIView()
        let a = UIView()
        let b = UIView()
        let stranger = UIView()
        parent.insertSubview(a, at: 7)
        parent.insertSubview(b, belowSubview: stranger)
        #expect(parent.subviews == [a, b])
        parent.exchangeSubview(at: 0, withSubviewAt: 5)
        parent.exchangeSubview(at: -1, withSubviewAt: 0)
        #expect(parent.subviews == [a, b])
        parent.insertSubview(a, aboveSubview: a)
        #expect(parent.subviews == [b, a])
    }

    @Test func aViewIsNeverPutIntoItself() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(inner.superview === outer)
        #expect(outer.superview == nil)
    }

    @Test func movingBetweenSuperviewsTellsEverybodyInOrder() {
        let host = TestHost()
        let first = Logging("first")
        let second = Logging("second")
        let moving = Logging("moving")
        let below = Logging("below")
        moving.addSubview(below)
        host.show(first, second)
        Logging.log = []
        host.run { first.addSubview(moving) }
        #expect(
            Logging.log == [
                "moving will move to window", "below will move to window", "moving will move to first",
                "moving did move to window", "below did move to window", "moving did move to first", "first has moving",
            ])
        Logging.log = []
        host.run { second.addSubview(moving) }
        #expect(
            Logging.log == [
                "moving will move to second", "first loses moving", "moving did move to second", "second has moving",
            ])
        Logging.log = []
        host.run { moving.removeFromSuperview() }
        #expect(
            Logging.log == [
                "moving will move to no window", "below will move to no window", "moving will move to nothing",
                "second loses moving", "moving did move to no window", "below did move to no window",
                "moving did move to nothing",
            ])
    }

    @Test func tagsAreFoundDepthFirst() {
        let root = UIView()
        let a = UIView()
        let b = UIView()
        let c = UIView()
        root.addSubview(a)
        a.addSubview(b)
        root.addSubview(c)
        b.tag = 3
        c.tag = 3
        #expect(root.viewWithTag(3) === b)
        #expect(root.viewWithTag(4) == nil)
        #expect(root.viewWithTag(0) === root)
    }

    @Test func aMaskLeavesItsSuperviewAndIsTakenOffByRemoval() {
        let view = UIView()
        let mask = UIView()
        let parent = UIView()
        parent.addSubview(mask)
        view.mask = mask
        #expect(mask.superview == nil)
        #expect(view.layer.mask === mask.layer)
        mask.removeFromSuperview()
        #expect(view.mask == nil)
        #expect(view.layer.mask == nil)
    }

    @Test func tintColourComesFromTheNearestViewThatHasOne() {
        let outer = TintCounting()
        let middle = TintCounting()
        let inner = TintCounting()
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect([outer, middle, inner].map(\.changes) == [1, 1, 1])
        middle.tintColor = .green
        outer.tintColor = .black
        #expect(inner.tintColor == .green)
        #expect([outer, middle, inner].map(\.changes) == [2, 2, 2])
    }

    @Test func windowsAreFoundWhileTheyAreVisible() {
        let host = TestHost()
        host.show()
        let second = host.run { UIWindow(frame: .zero) }
        #expect(WindowList.of(host.layers).windows == [host.window])
        host.run { second.makeKeyAndVisible() }
        #expect(WindowList.of(host.layers).windows == [host.window, second])
        #expect(second.isKeyWindow && !host.window.isKeyWindow)
        host.window.makeKeyAndVisible()
        #expect(WindowList.of(host.layers).windows == [second, host.window])
        host.window.isHidden = true
        #expect(WindowList.of(host.layers).key == nil)
        #expect(WindowList.of(host.layers).windows == [second])
    }
}

/// Writes down what it is told.
private final class Logging: UIView {
    static var log: [String] = []
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { Self.log.append("\(name) \(text)") }
    private func name(of view: UIView?) -> String { (view as? Logging)?.name ?? "nothing" }

    override func willMove(toSuperview newSuperview: UIView?) { note("will move to \(name(of: newSuperview))") }
    override func didMoveToSuperview() { note("did move to \(name(of: superview))") }
    override func willMove(toWindow newWindow: UIWindow?) {
        note("will move to \(newWindow == nil ? "no window" : "window")")
    }
    override func didMoveToWindow() { note("did move to \(window == nil ? "no window" : "window")") }
    override func didAddSubview(_ subview: UIView) { note("has \(name(of: subview))") }
    override func willRemoveSubview(_ subview: UIView) { note("loses \(name(of: subview))") }
}

private final class TintCounting: UIView {
    var changes = 0

    override func tintColorDidChange() { changes += 1 }
}
