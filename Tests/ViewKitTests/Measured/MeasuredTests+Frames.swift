import Testing

@testable import ViewKit

/// Frames and insets.
extension MeasuredTests {
    /// A rectangle and the insets that belong to it, in the order top, left, bottom, right.
    private struct SafeAreas: Decodable {
        struct Tolerance: Decodable { var points: Double }
        var parent: [Double]
        var parentInsets: [Double]
        var cases: [[[Double]]]
        var callbackOrder: [String]
        var tolerance: Tolerance
    }

    /// A view that takes down what it hears of its insets.
    private final class InsetView: UIView {
        var calls: [String] = []

        override func layoutMarginsDidChange() { calls.append("layoutMarginsDidChange") }
        override func safeAreaInsetsDidChange() { calls.append("safeAreaInsetsDidChange") }
    }

    @Test func childrenHaveTheSafeAreaThatReachesThem() throws {
        let table = try Self.table(SafeAreas.self, "safe_area")
        let host = TestHost(size: CGSize(width: table.parent[0], height: table.parent[1]), scale: 2)
        let parent = host.run { InsetView(frame: CGRect(origin: .zero, size: host.screen.size)) }
        host.show(parent)
        parent.calls = []
        let insets = table.parentInsets
        host.run {
            host.window.screenInsets = UIEdgeInsets(
                top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
        #expect(parent.calls == table.callbackOrder)
        for row in table.cases {
            let child = host.run {
                UIView(frame: CGRect(x: row[0][0], y: row[0][1], width: row[0][2], height: row[0][3]))
            }
            host.run { parent.addSubview(child) }
            let own = child.safeAreaInsets
            for (inset, number) in zip([own.top, own.left, own.bottom, own.right], row[1]) {
                #expect(abs(inset - number) <= table.tolerance.points, "\(row): \(own)")
            }
        }
    }

    /// Configurations of a flow layout, and the items and supplementary views that were recorded of them.
    private struct Flows: Decodable {
        struct Layout: Decodable {
            var direction: String?
            var item, inset, header, footer: [Double]?
            var line, inter: Double
        }
        struct Case: Decodable {
            var id: String
            var bounds: [Double]
            var counts: [Int]
            var layout: Layout
            /// The sizes of items, by section.
            var sizes: [[[Double]]]?
            var items: [[Double]]
            var content: [Double?]?
            var supplementary: [Supplementary]?
        }
        /// Kind, section and frame; one without a frame has no view.
        struct Supplementary: Decodable {
            var kind: String
            var section: Int
            var frame: [Double?]

            init(from decoder: any Decoder) throws {
                var row = try decoder.unkeyedContainer()
                kind = try row.decode(String.self)
                section = try row.decode(Int.self)
                frame = try (0..<4).map { _ in try row.decode(Double?.self) }
            }
        }
        struct Tolerance: Decodable { var points: Double }
        var scale: Double
        var cases: [Case]
        var tolerance: Tolerance
    }

    /// A data source and delegate of as many items as a case has.
    private final class FlowSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let test: Flows.Case

        init(_ test: Flows.Case) { self.test = test }

        func numberOfSections(in collectionView: UICollectionView) -> Int { test.counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            test.counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            guard let size = test.sizes?[indexPath.section][indexPath.item] else {
                return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
            }
            return CGSize(width: size[0], height: size[1])
        }
    }

    @Test func linesFlowAsRecorded() throws {
        let table = try Self.table(Flows.self, "flow_layout")
        for test in table.cases {
            let host = TestHost(size: CGSize(width: test.bounds[0], height: test.bounds[1]), scale: table.scale)
            let layout = host.run { self.layout(of: test) }
            let source = FlowSource(test)
            let view = host.run {
                let view = UICollectionView(
                    frame: CGRect(origin: .zero, size: host.screen.size), collectionViewLayout: layout)
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = source
                view.delegate = source
                return view
            }
            host.show(view)
            for row in test.items {
                let path = IndexPath(item: Int(row[1]), section: Int(row[0]))
                let frame = try #require(layout.layoutAttributesForItem(at: path)).frame
                expect(frame, Array(row[2...]), within: table.tolerance.points, "\(test.id) \(path)")
            }
            for row in test.supplementary ?? [] {
                let kind =
                    row.kind == "header"
                    ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
                let attributes = layout.layoutAttributesForSupplementaryView(
                    ofKind: kind, at: IndexPath(item: 0, section: row.section))
                guard row.frame[0] != nil else {
                    #expect(attributes == nil)
                    continue
                }
                let frame = try #require(attributes).frame
                expect(frame, row.frame, within: table.tolerance.points, "\(test.id) \(row.kind)")
            }
            let content = layout.collectionViewContentSize
            for (length, number) in zip([content.width, content.height], test.content ?? []) {
                if let number { #expect(abs(length - number) <= table.tolerance.points, "\(test.id)") }
            }
        }
    }

    private func layout(of test: Flows.Case) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = test.layout.direction == "horizontal" ? .horizontal : .vertical
        layout.minimumLineSpacing = test.layout.line
        layout.minimumInteritemSpacing = test.layout.inter
        if let size = test.layout.item { layout.itemSize = CGSize(width: size[0], height: size[1]) }
        if let size = test.layout.header { layout.headerReferenceSize = CGSize(width: size[0], height: size[1]) }
        if let size = test.layout.footer { layout.footerReferenceSize = CGSize(width: size[0], height: size[1]) }
        if let inset = test.layout.inset {
            layout.sectionInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        }
        return layout
    }
}
