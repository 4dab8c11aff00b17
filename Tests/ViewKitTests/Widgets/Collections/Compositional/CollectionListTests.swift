import Testing

@testable import ViewKit

@MainActor @Suite struct CollectionListTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func rig(
        _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> CompositionalRig {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        let rig = CompositionalRig(counts) { UICollectionViewCompositionalLayout.list(using: configuration) }
        rig.show()
        return rig
    }

    @Test func defaultsAreApples() {
        TestHost().run {
            let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            #expect(configuration.headerMode == .none && configuration.footerMode == .none)
            #expect(configuration.showsSeparators && configuration.headerTopPadding == nil)
            #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
            #expect(configuration.separatorConfiguration.bottomSeparatorVisibility == .automatic)
            #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
        }
    }

    /// The frames of two rows and of one in the next section, by appearance.
    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, ["0 0 390 44", "0 44 390 44", "0 88 390 44"]),
        (.grouped, ["0 18 390 44", "0 62 390 44", "0 142 390 44"]),
        (.insetGrouped, ["16 18 358 44", "16 62 358 44", "16 142 358 44"]),
        (.sidebarPlain, ["0 0 390 44", "0 44 390 44", "0 88 390 44"]),
    ])
    func rowsStandAsTheAppearanceSays(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ frames: [String]
    ) {
        let rig = rig([2, 1], appearance)
        #expect([rig.frame(0), rig.frame(1), rig.frame(0, 1)] == frames)
    }

    @Test func groupsHaveRoundCorners() {
        let rig = rig([3, 1], .insetGrouped)
        let layers = [path(0), path(1), path(2), path(0, 1)].map { rig.collection.cellForItem(at: $0)?.layer }
        #expect(layers.map { $0?.cornerRadius } == [10, 0, 10, 10])
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(layers.map { $0?.maskedCorners } == [top, [], bottom, top.union(bottom)])
    }

    /// The frames of the lines of a cell.
    private func lines(_ rig: CompositionalRig, _ path: IndexPath) -> [String] {
        let cell = rig.collection.cellForItem(at: path)
        return (cell?.subviews ?? []).filter { $0.layer.zPosition == 1 }.map(\.frame.text)
    }

    @Test func linesStandBelowRowsButTheLastOfAGroup() {
        #expect(lines(rig([2], .plain), path(1)) == ["16 43.5 374 0.5"])
        let grouped = rig([2], .insetGrouped)
        #expect(lines(grouped, path(0)) == ["16 43.5 342 0.5"] && lines(grouped, path(1)) == [])
        #expect(lines(rig([2], .plain) { $0.showsSeparators = false }, path(0)) == [])
    }

    @Test func aHandlerChangesTheLinesOfARow() {
        let rig = rig([3], .plain) { configuration in
            configuration.itemSeparatorHandler = { path, lines in
                var lines = lines
                if path.item == 1 {
                    lines.topSeparatorVisibility = .visible
                    lines.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
                    lines.bottomSeparatorVisibility = .hidden
                }
                return lines
            }
        }
        #expect(lines(rig, path(1)) == ["40 0 340 0.5"] && lines(rig, path(0)) == ["16 43.5 374 0.5"])
    }

    @Test func aCellThatIsUsedElsewhereLosesLinesAndCorners() {
        let rig = rig([2], .insetGrouped)
        rig.host.run {
            rig.collection.collectionViewLayout = CompositionalRig.list([2]).layout
        }
        rig.step()
        #expect(lines(rig, path(0)) == [] && rig.collection.cellForItem(at: path(0))?.layer.cornerRadius == 0)
    }

    @Test func aListLiesOnTheColourOfItsAppearance() {
        #expect(rig([1], .insetGrouped).collection.backgroundColor == .systemGroupedBackground)
        #expect(rig([1], .plain).collection.backgroundColor == .systemBackground)
        #expect(rig([1], .plain) { $0.backgroundColor = .red }.collection.backgroundColor == .red)
    }
}
