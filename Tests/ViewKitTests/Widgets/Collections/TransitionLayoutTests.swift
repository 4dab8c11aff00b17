import Testing

@testable import ViewKit

/// Changes of a collection's layout whose progress a gesture sets.
@MainActor @Suite struct TransitionLayoutTests {
    private let rig = CollectionRig(items: 8) { $0.itemSize = CGSize(width: 50, height: 50) }
    private let large: Rows

    /// Items of 200 x 100 points below each other.
    private final class Rows: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 800) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: indexPath.item * 100, width: 200, height: 100)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<8).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
    }

    /// Seven items of the flow layout's, fainter and three times as large.
    private final class Faint: UICollectionViewFlowLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard indexPath.item < 7,
                let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
                    as? UICollectionViewLayoutAttributes
            else { return nil }
            attributes.alpha = 0.2
            attributes.transform3D = CATransform3DMakeScale(3, 3, 1)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<7).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
    }

    init() {
        large = rig.host.run { Rows() }
        rig.step()
    }

    private func frames(_ layout: UICollectionViewLayout) -> [CGRect] {
        rig.host.run {
            (0..<8).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        }
    }

    /// The frames of the cells, by item.
    private var shown: [CGRect] {
        rig.host.run {
            rig.collection.indexPathsForVisibleItems.sorted().compactMap { rig.collection.cellForItem(at: $0)?.frame }
        }
    }

    /// The outcome that the completion is told.
    private final class Outcome { var ends: [[Bool]] = [] }

    private func start(_ outcome: Outcome) -> UICollectionViewTransitionLayout {
        rig.host.run {
            rig.collection.startInteractiveTransition(to: large) { outcome.ends.append([$0, $1]) }
        }
    }

    @Test(arguments: [0, 0.25, 0.5, 1, 1.1]) func itemsAreBetweenBothLayouts(_ progress: CGFloat) throws {
        let transition = start(Outcome())
        #expect(rig.collection.collectionViewLayout === transition && transition.nextLayout === large)
        #expect(transition.currentLayout === rig.flow && transition.transitionProgress == 0)
        transition.transitionProgress = progress
        rig.step()
        let first = frames(rig.flow)
        let last = frames(large)
        #expect(first.count == 8 && last.count == 8 && first != last)
        for (index, frame) in shown.enumerated() {
            let width = first[index].width + (last[index].width - first[index].width) * progress
            let middle = first[index].midY + (last[index].midY - first[index].midY) * progress
            #expect(abs(frame.width - width) < 1e-9 && abs(frame.midY - middle) < 1e-9)
        }
        let height = rig.flow.collectionViewContentSize.height
        let next = large.collectionViewContentSize.height
        #expect(abs(rig.collection.contentSize.height - (height + (next - height) * progress)) < 1e-9)
    }

    @Test(arguments: [true, false]) func itEndsAtEitherLayout(finishes: Bool) {
        let outcome = Outcome()
        start(outcome).transitionProgress = 0.6
        rig.step()
        rig.host.run {
            if finishes {
                rig.collection.finishInteractiveTransition()
            } else {
                rig.collection.cancelInteractiveTransition()
            }
        }
        let end: UICollectionViewLayout = finishes ? large : rig.flow
        #expect(rig.collection.collectionViewLayout === end && outcome.ends.isEmpty)
        rig.step(0.5)
        #expect(outcome.ends == [[true, finishes]] && shown == Array(frames(end).prefix(shown.count)))
        #expect(end.collectionView === rig.collection)
        #expect((finishes ? rig.flow : large).collectionView == nil)
    }

    /// Cells that only one of the layouts has in sight come as the transition brings them.
    @Test func cellsComeAndGo() {
        let few = shown.count
        #expect(few == 8)
        let transition = start(Outcome())
        transition.transitionProgress = 1
        rig.step()
        #expect(shown.count < few && !shown.isEmpty)
        transition.transitionProgress = 0
        rig.step()
        #expect(shown.count == few)
    }

    /// Cells that only the next layout has in sight are there as soon as the transition comes near it.
    @Test func cellsOfTheNextLayoutCome() {
        rig.host.run { rig.collection.setCollectionViewLayout(large, animated: false) }
        rig.step()
        let few = shown.count
        let transition = rig.host.run { rig.collection.startInteractiveTransition(to: rig.flow) }
        transition.transitionProgress = 1
        rig.step()
        #expect(few < 8 && shown == frames(rig.flow) && shown.count == 8)
    }

    /// An element of only one of the layouts fades in its position.
    @Test(arguments: [0, 0.25, 0.75, 1]) func alphaAndTransformAreBetweenBothLayouts(_ progress: CGFloat) throws {
        let faint = rig.host.run { Faint() }
        faint.itemSize = rig.flow.itemSize
        let transition = rig.host.run { rig.collection.startInteractiveTransition(to: faint) }
        transition.transitionProgress = progress
        rig.step()
        let cell = try #require(rig.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(abs(cell.alpha - (1 - 0.8 * progress)) < 1e-6)
        #expect(abs(cell.layer.transform.m11 - (1 + 2 * progress)) < 1e-9)
        let last = rig.host.run { transition.layoutAttributesForItem(at: IndexPath(item: 7, section: 0)) }
        #expect(abs((last?.alpha ?? -1) - (1 - progress)) < 1e-6)
        #expect(last?.frame == frames(rig.flow).last)
    }

    @Test func valuesAreKeptByKey() {
        let transition = start(Outcome())
        transition.updateValue(3.5, forAnimatedKey: "x")
        #expect(transition.value(forAnimatedKey: "x") == 3.5 && transition.value(forAnimatedKey: "y") == 0)
    }

    /// The delegate gives the layout of the transition.
    @Test func theDelegateIsAsked() throws {
        final class OwnLayout: UICollectionViewTransitionLayout {}
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout { OwnLayout(currentLayout: fromLayout, nextLayout: toLayout) }
        }
        let delegate = Delegate()
        rig.host.run { rig.collection.delegate = delegate }
        #expect(start(Outcome()) is OwnLayout)
    }

    @Test func whatDoesNotFitIsReported() {
        var reports: [String] = []
        rig.host.run {
            FaultLog.current.onReport = { reports.append($0) }
            rig.collection.finishInteractiveTransition()
            #expect(reports.count == 1 && rig.collection.collectionViewLayout === rig.flow)
            let transition = rig.collection.startInteractiveTransition(to: large)
            #expect(rig.collection.startInteractiveTransition(to: UICollectionViewFlowLayout()) === transition)
        }
        #expect(reports.count == 2)
    }
}
