import Cassowary
import Testing

/// A column of views whose contents compete for its height.
@Suite struct ColumnTests {
    @Test func aColumnStretchesTheViewThatHugsLeast() throws {
        var solver = Solver()
        let heights: [(Double, Float, Float)] = [(24, 250, 750), (20, 250, 750), (300, 251, 749), (50, 249, 750)]
        var views: [(y: Variable, h: Variable)] = []
        let rootH = solver.makeVariable()
        let root = try solver.add(Expression(rootH), .equal, 844)
        let safeY = solver.makeVariable()
        let safeH = solver.makeVariable()
        let safeTop = try solver.add(Expression(safeY), .equal, 47)
        let safeLength = try solver.add(safeH - rootH, .equal, -81)
        for (height, hug, compress) in heights {
            let y = solver.makeVariable()
            let h = solver.makeVariable()
            _ = try solver.add(Expression(h), .lessThanOrEqual, height, priority: Priority(hug))
            _ = try solver.add(Expression(h), .greaterThanOrEqual, height, priority: Priority(compress))
            views.append((y, h))
        }
        _ = try solver.add(views[0].y - safeY, .equal, 10)
        for index in 1..<4 {
            let above = views[index - 1]
            _ = try solver.add(views[index].y - (above.y + above.h), .equal, index == 2 ? 9 : 10)
        }
        _ = try solver.add(views[3].y + views[3].h - (safeY + safeH), .equal, -10)
        solver.solve()
        func check(_ expected: [Double]) {
            #expect(views.map { solver.value(of: $0.h) } == expected)
            for view in views {
                let isOpen = solver.isAmbiguous(view.h) || solver.isAmbiguous(view.y)
                #expect(!isOpen)
            }
        }
        check([24, 20, 300, 370])
        // The rest of 390 points for the one that resists least.
        for _ in 0..<3 {
            try solver.setConstants([(root, 390), (safeTop, 0), (safeLength, -21)])
            solver.solve()
            check([24, 20, 226, 50])
            try solver.setConstants([(root, 844), (safeTop, 47), (safeLength, -81)])
            solver.solve()
            check([24, 20, 300, 370])
        }
    }
}
