import Foundation
import Graphics
import Testing

@testable import Preview

struct FilmStripLayoutTests {
    @Test(arguments: [1, 2, 9, 24], [nil, 1, 3, 5, 30])
    func framesNeitherOverlapNorLeaveTheStrip(count: Int, columns: Int?) {
        let layout = FilmStripLayout(
            frameCount: count, frameWidth: 390, frameHeight: 844, columns: columns, hasCaption: true)
        let strip = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        let frames = (0..<count).map(layout.frame)
        for (index, frame) in frames.enumerated() {
            let gap = CGFloat(layout.gap)
            #expect(strip.insetBy(dx: gap, dy: 0).contains(frame))
            #expect(strip.contains(layout.label(index)))
            #expect(!layout.caption.intersects(frame))
            for other in frames[..<index] { #expect(!frame.insetBy(dx: -gap + 1, dy: -gap + 1).intersects(other)) }
        }
    }

    /// A strip is cut again into the frames that it was made of.
    @Test(arguments: [1, 5, 9], [1, 7, 95, 96, 390, 831, 1_800]) func aLayoutIsFoundBySize(count: Int, width: Int)
        throws
    {
        let layout = FilmStripLayout(frameCount: count, frameWidth: width, frameHeight: 844)
        #expect(FilmStripLayout(ofWidth: layout.width, height: layout.height, frameCount: count) == layout)
        #expect(FilmStripLayout(ofWidth: layout.width, height: 3, frameCount: count) == nil)
        #expect(FilmStripLayout(ofWidth: 3, height: 100, frameCount: count) == nil)
    }

    @Test func framesStandInOneRowUnlessAskedOtherwise() {
        let row = FilmStripLayout(frameCount: 9, frameWidth: 390, frameHeight: 844)
        #expect(row.rows == 1 && row.columns == 9)
        #expect(Set((0..<9).map { row.frame($0).minY }).count == 1)
        let grid = FilmStripLayout(frameCount: 9, frameWidth: 390, frameHeight: 844, columns: 4)
        #expect(grid.rows == 3 && grid.columns == 4)
        #expect(grid.frame(5).minX == grid.frame(1).minX && grid.frame(5).minY > grid.frame(1).maxY)
    }

    @Test(arguments: [(0, nil), (-3, 2), (4, 0), (4, -1)] as [(Int, Int?)])
    func unusableNumbersAreLimited(count: Int, columns: Int?) {
        let layout = FilmStripLayout(frameCount: count, frameWidth: -5, frameHeight: 0, columns: columns)
        #expect(layout.columns == 1)
        #expect(layout.rows == max(0, count))
    }
}
