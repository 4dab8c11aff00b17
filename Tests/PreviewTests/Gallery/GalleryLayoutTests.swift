import Foundation
import Testing

@testable import Preview

@Suite struct GalleryLayoutTests {
    /// Window and number of thumbnails, and the columns that they take.
    nonisolated static let columns: [(size: CGSize, count: Int, columns: Int)] = [
        (CGSize(width: 1280, height: 800), 5, 5), (CGSize(width: 1280, height: 800), 14, 5),
        (CGSize(width: 900, height: 700), 5, 3), (CGSize(width: 390, height: 844), 5, 1),
        (CGSize(width: 1920, height: 1080), 5, 5), (CGSize(width: 1920, height: 1080), 14, 7),
        (CGSize(width: 1280, height: 800), 1, 1), (CGSize(width: 600, height: 400), 4, 2),
    ]

    @Test(arguments: columns) func theColumnsFollowTheWindow(size: CGSize, count: Int, columns: Int) {
        #expect(GalleryLayout(count: count, size: size).columns == columns)
    }

    nonisolated static let sizes = [
        (1, 1), (20, 3000), (390, 844), (640, 480), (1280, 800), (1366, 768), (2560, 1440), (4000, 30),
    ].map { CGSize(width: $0.0, height: $0.1) }

    /// Nothing overlaps, everything is within the content, and a thumbnail has the proportions of its screen.
    @Test(arguments: sizes, [1, 2, 5, 14]) func cellsLieBesideAndBelowEachOther(size: CGSize, count: Int) {
        let layout = GalleryLayout(count: count, size: size)
        let cells = (0..<count).map(layout.cell)
        for (index, cell) in cells.enumerated() {
            #expect(cell.width > 0 && cell.maxY <= layout.contentHeight && cell.minY > layout.top)
            #expect(cells[..<index].allSatisfy { !$0.intersects(cell) })
            let thumbnail = layout.thumbnail(index)
            #expect(abs(thumbnail.width / 390 * 844 - thumbnail.height) < 1e-6 * thumbnail.height)
            if size.width > 300 { #expect(cell.minX >= 0 && cell.maxX <= size.width) }
        }
    }

    /// An opened screen is a phone's: as large where there is room for one, otherwise as large as fits.
    @Test(arguments: sizes) func anOpenedScreenFits(size: CGSize) {
        let scale = GalleryLayout(count: 5, size: size).openScale
        #expect(scale > 0 && scale <= 1)
        if size.width > 60, size.height > 70 { #expect(390 * scale < size.width && 844 * scale < size.height) }
        if size.width > 500, size.height > 900 { #expect(scale == 1) }
    }
}
