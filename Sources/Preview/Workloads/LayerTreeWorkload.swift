import Graphics
import LayerTree

/// W5: thousands of layers in a nested grid over a plain background, of which 50 move.
///
/// The layers below the root stand in sections of up to 100: the section's own layer and the cells in it, eleven to a
/// row. Three of four cells are a plain colour, the fourth is a photo. What moves is spread evenly over all cells.
@MainActor final class LayerTreeWorkload: Workload {
    static let movingCount = 50
    private static let sectionCount = 100
    private static let columns = 11
    private static let rows = 9

    let root: CALayer
    private let movers: [Mover]

    private struct Mover {
        let layer: CALayer
        let start: CGPoint
        let end: CGPoint
    }

    init(_ screen: WorkloadScreen, layers: Int) {
        root = screen.makeLayer()
        root.backgroundColor = CGColor(gray: 0.95, alpha: 1)
        let sections = (layers + Self.sectionCount - 1) / Self.sectionCount
        let grid = Grid(count: sections, size: screen.size)
        let photos = PhotoSet()
        var cells: [CALayer] = []
        root.sublayers = (0..<sections).map { index in
            let section = CALayer()
            section.frame = grid[index]
            let count = min(Self.sectionCount, layers - index * Self.sectionCount) - 1
            section.sublayers = Self.cells(count, in: section.bounds.size, from: cells.count, photos)
            cells += section.sublayers ?? []
            return section
        }
        let moving = min(Self.movingCount, cells.count)
        movers = (0..<moving).map { index in
            let layer = cells[index * cells.count / moving]
            let shift = CGPoint(x: layer.bounds.width * 1.5, y: layer.bounds.height * 0.75)
            let end = CGPoint(x: layer.position.x + shift.x, y: layer.position.y + shift.y)
            return Mover(layer: layer, start: layer.position, end: end)
        }
    }

    func show(_ progress: Double) {
        CATransaction.withoutActions {
            for mover in movers {
                mover.layer.position = CGPoint(
                    x: mover.start.x.blended(to: mover.end.x, progress),
                    y: mover.start.y.blended(to: mover.end.y, progress))
            }
        }
    }

    /// The cells of a section, numbered from `first` on.
    private static func cells(_ count: Int, in size: CGSize, from first: Int, _ photos: PhotoSet) -> [CALayer] {
        let grid = Grid(columns: columns, rows: rows, size: size)
        return (0..<count).map { index in
            let layer = CALayer()
            let slot = grid[index]
            layer.frame = slot.insetBy(dx: slot.width * 0.05, dy: slot.height * 0.05)
            if (first + index) % 4 == 3 {
                layer.contents = photos[(first + index) / 4]
            } else {
                let scatter = Scatter(first + index)
                layer.backgroundColor = CGColor(red: scatter.a, green: scatter.b, blue: scatter.c, alpha: 1)
            }
            return layer
        }
    }
}

/// Equal cells, row by row.
private struct Grid {
    let columns: Int
    let rows: Int
    let size: CGSize

    init(columns: Int, rows: Int, size: CGSize) { (self.columns, self.rows, self.size) = (columns, rows, size) }

    /// At least `count` cells, as many rows as columns, or one fewer.
    init(count: Int, size: CGSize) {
        columns = max(1, Int(Double(count).squareRoot().rounded(.up)))
        rows = max(1, (count + columns - 1) / columns)
        self.size = size
    }

    subscript(index: Int) -> CGRect {
        let cell = CGSize(width: size.width / CGFloat(columns), height: size.height / CGFloat(rows))
        return CGRect(
            origin: CGPoint(
                x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height),
            size: cell)
    }
}
