import Foundation
import Testing

@testable import ViewKit

/// The attributes that Interface Builder writes, and the properties that they set: a row of `Attributes.tsv` each.
///
/// `object` names the object that a fragment is put into, as attributes or as children; `absent` is an attribute without a
/// property here, which changes nothing.
@MainActor @Suite struct InterfaceAttributeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let object: String
        let fragment: String
        let property: String
        let expected: String

        var testDescription: String { "\(object) \(fragment)" }

        /// The XML of the object, with the fragment or without it.
        func markup(hasFragment: Bool) -> String {
            let isChild = fragment.hasPrefix("<")
            let attributes = hasFragment && !isChild ? fragment : ""
            let children = hasFragment && isChild ? fragment : ""
            return InterfaceAttributeTests.markup(of: object, attributes, children)
        }
    }

    nonisolated static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Attributes.tsv")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").dropFirst() ?? []
        return lines.map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Row(object: columns[0], fragment: columns[1], property: columns[2], expected: columns[3])
        }
    }()

    nonisolated private static func markup(of object: String, _ attributes: String, _ children: String) -> String {
        switch object {
        case "buttonConfiguration":
            "<button id=\"object\"><buttonConfiguration key=\"configuration\" style=\"filled\" \(attributes)>\(children)"
                + "</buttonConfiguration></button>"
        case "attributedString":
            "<label id=\"object\"><attributedString key=\"attributedText\"><fragment content=\"Lake\">"
                + "<attributes>\(children)</attributes></fragment></attributedString></label>"
        case "segment":
            "<segmentedControl id=\"object\"><segments><segment title=\"Day\" \(attributes)>\(children)</segment>"
                + "</segments></segmentedControl>"
        case "segments":
            "<segmentedControl id=\"object\" \(attributes)><segments><segment title=\"Day\"/><segment title=\"Week\"/>"
                + "</segments>\(children)</segmentedControl>"
        default: "<\(object) id=\"object\" \(attributes)>\(children)</\(object)>"
        }
    }

    /// The object of `markup`, loaded from a nib; a controller from a storyboard.
    private func object(_ row: Row, hasFragment: Bool, _ rig: InterfaceRig) throws -> AnyObject {
        let markup = row.markup(hasFragment: hasFragment)
        guard row.object.hasSuffix("Controller") else {
            try rig.addNib(markup)
            return try #require(rig.nibObjects().first)
        }
        try rig.addStoryboard([markup], initial: "object")
        return try #require(rig.initialController())
    }

    /// The text of each property that the object has.
    private func properties(of object: AnyObject, _ rig: InterfaceRig) -> [String: String] {
        rig.host.run { InterfaceProperty.all.compactMapValues { $0.describe(object) } }
    }

    @Test(arguments: rows.filter { $0.property != "absent" }) func itSetsTheProperty(_ row: Row) throws {
        let rig = InterfaceRig()
        let object = try object(row, hasFragment: true, rig)
        let property = try #require(InterfaceProperty.all[row.property])
        #expect(rig.host.run { property.describe(object) } == row.expected)
        #expect(rig.faults.isEmpty)
    }

    /// Nothing of what the test can describe differs with it.
    @Test(arguments: rows.filter { $0.property == "absent" }) func withoutAPropertyItChangesNothing(_ row: Row) throws {
        let plainRig = InterfaceRig()
        let rig = InterfaceRig()
        let plain = properties(of: try object(row, hasFragment: false, plainRig), plainRig)
        let changed = properties(of: try object(row, hasFragment: true, rig), rig)
        #expect(!plain.isEmpty && changed == plain)
        #expect(rig.faults.isEmpty)
    }

    /// Rows whose value the object has without the attribute, too, test nothing but that the attribute does no harm: few are.
    @Test func mostRowsChangeTheirProperty() throws {
        let rows = Self.rows.filter { $0.property != "absent" }
        let idle = try rows.filter { row in
            let rig = InterfaceRig()
            let plain = try object(row, hasFragment: false, rig)
            return rig.host.run { InterfaceProperty.all[row.property]?.describe(plain) } == row.expected
        }
        #expect(idle.count <= 8, "\(idle.map(\.fragment))")
    }

    @Test func theTableIsWhole() {
        #expect(Self.rows.count > 370)
        let described = Set(Self.rows.map(\.property)).subtracting(["absent"])
        #expect(described == Set(InterfaceProperty.all.keys))
    }
}
