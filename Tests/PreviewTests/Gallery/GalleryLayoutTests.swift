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

    /// A phone's in both directions, a tablet's, and those of small views.
    nonisolated static let screens = [(390, 844), (844, 390), (1024, 1366), (200, 100), (1, 5000)]
        .map { CGSize(width: $0.0, height: $0.1) }

    /// Nothing overlaps, everything is within the content, and a thumbnail has the proportions of its screen.
    @Test(arguments: sizes, [1, 2, 5, 14]) func cellsLieBesideAndBelowEachOther(size: CGSize, count: Int) {
        let layout = GalleryLayout(count: count, size: size)
        let cells = (0..<count).map(layout.cell)
        for (index, cell) in cells.enumerated() {
            #expect(cell.width > 0 && cell.maxY <= layout.contentHeight && cell.minY > layout.top)
            #expect(cells[..<index].allSatisfy { !$0.intersects(cell) })
            for screen in Self.screens {
                let thumbnail = layout.thumbnail(index, of: screen)
                let proportion = thumbnail.width * screen.height - thumbnail.height * screen.width
                #expect(abs(proportion) < 1e-6 * screen.width * screen.height)
                #expect(thumbnail.minX > cell.minX - 1e-6 && thumbnail.maxX < cell.maxX + 1e-6)
                #expect(thumbnail.minY > cell.minY - 1e-6 && thumbnail.maxY < cell.maxY + 1e-6)
            }
            if size.width > 300 { #expect(cell.minX >= 0 && cell.maxX <= size.width) }
        }
    }

    /// An opened screen is as large as it is where there is room, otherwise as large as fits.
    @Test(arguments: sizes, screens) func anOpenedScreenFits(size: CGSize, screen: CGSize) {
        let scale = GalleryLayout(count: 5, size: size).openScale(of: screen)
        #expect(scale > 0 && scale <= 1)
        if scale > 0.01 { #expect(screen.width * scale < size.width && screen.height * scale < size.height) }
        if size.width > screen.width + 60, size.height > screen.height + 60 { #expect(scale == 1) }
    }
}
