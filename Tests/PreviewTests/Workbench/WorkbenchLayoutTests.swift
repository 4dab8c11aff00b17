import Foundation
import Testing

@testable import Preview

/// The places of panels in windows of all sizes.
struct WorkbenchLayoutTests {
    private static let all = Set(WorkbenchPanel.allCases)

    private func layout(_ open: Set<WorkbenchPanel>, _ width: Double, _ height: Double) -> WorkbenchLayout {
        WorkbenchLayout(open, front: .tuning, lengths: .init(), in: CGSize(width: width, height: height))
    }

    @Test func panelsDockAtTheRightAndBelow() {
        let layout = layout(Self.all, 1280, 800)
        #expect(!layout.isSheet && layout.tabs == nil)
        #expect(layout.frames[.tuning] == CGRect(x: 980, y: 0, width: 300, height: 560))
        #expect(layout.frames[.timeline] == CGRect(x: 0, y: 560, width: 1280, height: 240))
        #expect(layout.right == 300 && layout.bottom == 240)
    }

    @Test func eachAloneTakesItsOwnRoom() {
        #expect(layout([.tuning], 800, 600).frames == [.tuning: CGRect(x: 500, y: 0, width: 300, height: 600)])
        #expect(layout([.timeline], 800, 600).frames == [.timeline: CGRect(x: 0, y: 360, width: 800, height: 240)])
        let none = layout([], 800, 600)
        #expect(none.frames.isEmpty && none.right == 0 && none.bottom == 0 && !none.isSheet)
    }

    @Test func aNarrowWindowHasOneSheetWithTabs() {
        for (width, height) in [(390.0, 844.0), (800, 500), (320, 480)] {
            let layout = layout(Self.all, width, height)
            #expect(layout.isSheet && layout.right == 0)
            #expect(layout.frames.keys.map(\.self) == [.tuning])
            #expect(layout.tabs?.maxY == layout.frames[.tuning]?.minY)
            #expect(layout.frames[.tuning]?.maxY == CGFloat(height))
            #expect(layout.tabs?.minY == CGFloat(height - layout.bottom))
        }
        #expect(layout([.tuning], 390, 844).tabs == nil, "a tab of one panel says nothing")
    }

    /// Nothing overlaps, nothing stands outside, and the screen keeps room, whatever the window and the lengths are.
    @Test(arguments: [1.0, 40, 219, 320, 521, 800, 5_000])
    func panelsNeverOverlap(_ width: Double) {
        for height in [1.0, 100, 279, 480, 521, 2_000] {
            for length in [-1.0, 0, 100, 400, 1e9, .infinity] {
                for open in [[.tuning], [.timeline], Self.all] as [Set<WorkbenchPanel>] {
                    let size = CGSize(width: width, height: height)
                    let layout = WorkbenchLayout(
                        open, front: .timeline, lengths: .init(timeline: length, tuning: length), in: size)
                    let frames = layout.frames.values + [layout.tabs].compactMap(\.self)
                    let window = CGRect(origin: .zero, size: size)
                    for (index, frame) in frames.enumerated() {
                        #expect(frame.width >= 0 && frame.height >= 0 && window.union(frame) == window, "\(frame)")
                        for other in frames.dropFirst(index + 1) {
                            let shared = frame.intersection(other)
                            #expect(shared.isNull || shared.width * shared.height == 0)
                        }
                    }
                    #expect(layout.right <= width && layout.bottom <= height)
                    #expect(layout.isSheet || width - layout.right >= 220 && height - layout.bottom >= 280)
                }
            }
        }
    }

    @Test func withoutAWindowAllDock() {
        let docked = WorkbenchLayout(Self.all, front: .timeline, lengths: .init(timeline: 300, tuning: 250), in: nil)
        #expect(docked.right == 250 && docked.bottom == 300 && docked.frames.isEmpty)
    }
}
