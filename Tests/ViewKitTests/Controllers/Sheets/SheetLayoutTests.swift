import Testing

@testable import ViewKit

/// The rule for the release of a sheet, by itself.
@MainActor @Suite struct SheetLayoutTests {
    private let layout = SheetLayout(
        SheetGeometry(
            in: SheetGeometry.Surroundings(
                size: CGSize(width: 393, height: 852),
                safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), scale: 3, kind: .page)),
        detents: [(.large, 10_000), (.medium, 425), (.init("low"), 200)])

    @Test func stopsAreInOrderAndWithinTheFullHeight() {
        #expect(layout.stops.map(\.identifier) == [.init("low"), .medium, .large])
        #expect(layout.stops.map(\.height) == [234, 459, 793] && layout.heights == 234...793)
        #expect(layout.stop(of: .medium).height == 459 && layout.stop(of: nil).height == 234)
        let empty = SheetLayout(layout.geometry, detents: [])
        #expect(empty.stops.map(\.identifier) == [.large])
    }

    /// Height, velocity downwards, whether the sheet may go away, and the height to which it goes; 0 for away.
    private static let releases: [(height: Double, velocity: Double, mayLeave: Bool, end: Double)] = [
        (500, 0, false, 459), (640, 0, false, 793), (620, 0, false, 459), (100, 0, false, 234), (626, 0, false, 793),
        (500, 1000, false, 459), (640, 999, false, 793), (640, 1000, false, 459), (300, 1000, false, 234),
        (500, -1000, false, 793), (300, -999, false, 234), (300, -1000, false, 459), (793, -5000, false, 793),
        (118, 0, true, 234), (117, 0, true, 234), (116, 0, true, 0), (234, 1000, true, 0), (230, 999, true, 234),
        (100, -1000, true, 234), (300, 1000, true, 234), (100, 999, true, 0),
    ]

    @Test func aReleasedSheetGoesToTheNearestStopOrTheNextOne() {
        for row in Self.releases {
            let stop = layout.stop(releasedAt: row.height, velocity: row.velocity, mayLeave: row.mayLeave)
            #expect(Double(stop?.height ?? 0) == row.end, "\(row)")
        }
    }

    /// Half of what shows of the lowest sheet is half of its height.
    @Test func theLowestSheetSinksByWhatShows() {
        let frame = layout.lowest.place.frame
        #expect(layout.height(below: 0) == 234 && abs(layout.height(below: frame.height / 2) - 117) < 1e-9)
        #expect(abs(layout.height(below: frame.height)) < 1e-9)
    }
}
