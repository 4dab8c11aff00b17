import Testing

@testable import ViewKit

/// Margins, guides and constraints.
extension MeasuredTests {
    private struct Margins: Decodable {
        struct SafeArea: Decodable { var safe, margins, withoutInsetting: [Double] }
        struct Preserved: Decodable {
            var parent, child, margins: [Double]
            var parentMargins: Double
        }
        struct Guide: Decodable { var bounds, frame: [Double] }
        struct CustomGuide: Decodable { var rootSafe, top, guide, unreferenced: [Double] }
        struct Readable: Decodable { var cases: [[Double]] }
        struct Tolerance: Decodable { var points: Double }
        var `default`: [Double]
        var withSafeArea: SafeArea
        var preservesSuperview: Preserved
        var guide: Guide
        var customGuide: CustomGuide
        var readable: Readable
        var tolerance: Tolerance
    }

    private func insets(_ numbers: [Double]) -> UIEdgeInsets {
        UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    private func expect(_ own: UIEdgeInsets, _ numbers: [Double], within tolerance: Double, _ comment: Comment) {
        let isEqual = zip([own.top, own.left, own.bottom, own.right], numbers).allSatisfy { own, number in
            abs(own - number) <= tolerance
        }
        #expect(isEqual, "\(comment): \(own) instead of \(numbers)")
    }

    @Test func marginsContainTheSafeArea() throws {
        let table = try Self.table(Margins.self, "layout_margins")
        let tolerance = table.tolerance.points
        let host = TestHost(size: CGSize(width: 320, height: 480), scale: 2)
        let view = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
        host.show(view)
        expect(view.layoutMargins, table.default, within: tolerance, "by default")
        let guide = table.guide
        expect(view.layoutMarginsGuide.layoutFrame, guide.frame, within: tolerance, "the guide of \(guide.bounds)")
        host.run { host.window.screenInsets = insets(table.withSafeArea.safe) }
        expect(view.layoutMargins, table.withSafeArea.margins, within: tolerance, "beside the safe area")
        host.run { view.insetsLayoutMarginsFromSafeArea = false }
        expect(view.layoutMargins, table.withSafeArea.withoutInsetting, within: tolerance, "without insetting")
    }

    @Test func marginsOfTheSuperviewArePreserved() throws {
        let table = try Self.table(Margins.self, "layout_margins")
        let test = table.preservesSuperview
        let size = CGSize(width: test.parent[0], height: test.parent[1])
        let host = TestHost(size: size, scale: 2)
        let parent = host.run { UIView(frame: CGRect(origin: .zero, size: size)) }
        host.show(parent)
        let child = host.run {
            let frame = CGRect(x: test.child[0], y: test.child[1], width: test.child[2], height: test.child[3])
            let child = UIView(frame: frame)
            child.preservesSuperviewLayoutMargins = true
            let margin = test.parentMargins
            parent.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
            parent.addSubview(child)
            return child
        }
        expect(child.layoutMargins, test.margins, within: table.tolerance.points, "preserved")
    }

    @Test func guidesLieBetweenWhatTheyAreConstrainedTo() throws {
        let table = try Self.table(Margins.self, "layout_margins")
        let test = table.customGuide
        let host = TestHost(size: CGSize(width: 320, height: 480), scale: 2)
        let (root, top, guide, other) = host.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let top = UIView()
            top.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(top)
            let guide = UILayoutGuide()
            let other = UILayoutGuide()
            root.addLayoutGuide(guide)
            root.addLayoutGuide(other)
            let safe = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                top.topAnchor.constraint(equalTo: safe.topAnchor),
                top.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                top.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                top.heightAnchor.constraint(equalToConstant: test.top[3]),
                guide.topAnchor.constraint(
                    equalTo: top.bottomAnchor, constant: test.guide[1] - test.top[1] - test.top[3]),
                guide.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: test.guide[0] - test.top[0]),
                guide.widthAnchor.constraint(equalToConstant: test.guide[2]),
                guide.heightAnchor.constraint(equalToConstant: test.guide[3]),
            ])
            return (root, top, guide, other)
        }
        host.show(root)
        host.run {
            host.window.screenInsets = insets(test.rootSafe)
            root.layoutIfNeeded()
        }
        let tolerance = table.tolerance.points
        expect(top.frame, test.top, within: tolerance, "the view")
        expect(guide.layoutFrame, test.guide, within: tolerance, "the guide")
        expect(other.layoutFrame, test.unreferenced, within: tolerance, "a guide without constraints")
    }

    @Test func readableContentIsAsWideAsMeasured() throws {
        let table = try Self.table(Margins.self, "layout_margins")
        for test in table.readable.cases {
            let host = TestHost(size: CGSize(width: 2000, height: 480), scale: 2)
            let view = host.run {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: test[0], height: 480))
                view.layoutMargins = UIEdgeInsets(top: 8, left: test[1], bottom: 8, right: test[1])
                return view
            }
            host.show(view)
            let frame = view.readableContentGuide.layoutFrame
            let isEqual =
                abs(frame.minX - test[2]) <= table.tolerance.points
                && abs(frame.width - test[3]) <= table.tolerance.points
            #expect(isEqual, "\(test): \(frame)")
        }
    }

    /// Constraints between views by index, "" the superview.
    private struct Constraints: Decodable {
        struct Row: Decodable {
            var item, attribute, relation: String
            var toItem, toAttribute: String?
            var multiplier, constant: Double

            init(from decoder: any Decoder) throws {
                var row = try decoder.unkeyedContainer()
                item = try row.decode(String.self)
                attribute = try row.decode(String.self)
                relation = try row.decode(String.self)
                toItem = try row.decode(String?.self)
                toAttribute = try row.decode(String?.self)
                multiplier = try row.decode(Double.self)
                constant = try row.decode(Double.self)
            }
        }
        struct Tolerance: Decodable { var points: Double }
        var size: [Double]
        var views: [String]
        var constraints: [Row]
        var expected: [String: [Double]]
        var tolerance: Tolerance
    }

    @Test(arguments: ["constraints_chain", "constraints_edge_pins"])
    func solutionsWithoutAWindowAreRounded(name: String) throws {
        let table = try Self.table(Constraints.self, name)
        let host = TestHost(size: CGSize(width: 400, height: 400), scale: 2)
        try host.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: table.size[0], height: table.size[1]))
            var views = ["": root]
            for name in table.views {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                views[name] = view
            }
            for row in table.constraints {
                let constraint = NSLayoutConstraint(
                    item: try #require(views[row.item]), attribute: try attribute(row.attribute), relatedBy: .equal,
                    toItem: row.toItem.flatMap { views[$0] },
                    attribute: try row.toAttribute.map { try attribute($0) } ?? .notAnAttribute,
                    multiplier: row.multiplier, constant: row.constant)
                constraint.isActive = true
            }
            root.layoutIfNeeded()
            for (name, frame) in table.expected {
                expect(try #require(views[name]).frame, frame, within: table.tolerance.points, "view \(name)")
            }
        }
    }

    /// Labels keep their height before other views do; a priority that is set leaves the other axis alone.
    @Test func prioritiesOfContentAreAsMeasured() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        host.run {
            for view in [UIView(), UILabel(), UIImageView(), UIButton(), UITextField()] {
                let vertical: Float = view is UILabel ? 251 : 250
                #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
                #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
                }
                view.setContentHuggingPriority(.required, for: .horizontal)
                #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
                view.setContentHuggingPriority(.defaultLow, for: .vertical)
                #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
            }
        }
    }

    private func attribute(_ name: String) throws -> NSLayoutConstraint.Attribute {
        let all: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height,
        ]
        return try #require(all[name])
    }
}
