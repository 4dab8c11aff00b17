/// The measured systems.
extension System {
    /// A chain of views: required widths, or ones between inequalities and competing priorities.
    static func chain(_ count: Int, flexible: Bool) -> System {
        var system = System(flexible ? "flexible chain \(count)" : "chain \(count)")
        var previous = system.makeView()
        system.define(previous.x, [], 0)
        system.define(previous.y, [], 20)
        system.define(previous.width, [], 20)
        system.define(previous.height, [], 44)
        for index in 1..<count {
            let view = system.makeView()
            if index == count / 2 { system.removed = system.items.count }
            system.define(view.x, [(previous.x, 1), (previous.width, 1)], 8)
            system.define(view.y, [(previous.y, 1)])
            if index == count / 2 { system.edited = system.items.count + (flexible ? 1 : 0) }
            if flexible {
                system.add([(view.width, 1)], .greaterThanOrEqual, 10)
                system.add([(view.width, 1)], .equal, 20, 750)
                system.add([(view.width, 1)], .lessThanOrEqual, 15, 250)
            } else {
                system.define(view.width, [], 20)
            }
            system.define(view.height, [(previous.height, 1)])
            previous = view
        }
        return system
    }

    /// A grid of equal widths and heights that fill a container.
    static func grid(_ columns: Int, _ rows: Int) -> System {
        var system = System("grid \(columns) x \(rows)")
        let container = system.makeView()
        system.define(container.x, [], 0)
        system.define(container.y, [], 0)
        system.edited = system.items.count
        system.define(container.width, [], 1600)
        system.define(container.height, [], 900)
        var cells: [View] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let view = system.makeView()
                if column == 0 {
                    system.define(view.x, [(container.x, 1)])
                } else if let left = cells.last {
                    if row == rows / 2, column == columns / 2 { system.removed = system.items.count }
                    system.define(view.x, [(left.x, 1), (left.width, 1)], 2)
                }
                if row == 0 {
                    system.define(view.y, [(container.y, 1)])
                } else {
                    let above = cells[cells.count - columns]
                    system.define(view.y, [(above.y, 1), (above.height, 1)], 2)
                }
                if let first = cells.first {
                    system.define(view.width, [(first.width, 1)])
                    system.define(view.height, [(first.height, 1)])
                }
                cells.append(view)
            }
        }
        let last = cells[cells.count - 1]
        system.define(last.x, [(last.width, -1), (container.x, 1), (container.width, 1)])
        system.define(last.y, [(last.height, -1), (container.y, 1), (container.height, 1)])
        return system
    }

    /// Nested containers, each with rows of a label and a field.
    static func form(depth: Int, controls: Int) -> System {
        var system = System("form \(depth) deep, \(controls) controls")
        var container = system.makeView()
        system.define(container.x, [], 0)
        system.define(container.y, [], 0)
        system.edited = system.items.count
        system.define(container.width, [], 390)
        for level in 0..<depth {
            var top = (y: container.y, height: -1)
            for row in 0..<(controls / 2 / depth) {
                let label = system.makeView()
                let field = system.makeView()
                let offset: [(variable: Int, coefficient: Double)] =
                    top.height < 0 ? [(top.y, 1)] : [(top.y, 1), (top.height, 1)]
                system.define(label.x, [(container.x, 1)], 16)
                system.define(label.y, offset, 8)
                system.addIntrinsic(label.width, 40 + Double((row * 37 + level * 11) % 60), hugging: 251)
                system.addIntrinsic(label.height, 20, hugging: 251)
                if level == depth / 2, row == 1 { system.removed = system.items.count }
                system.define(field.x, [(label.x, 1), (label.width, 1)], 8)
                system.define(field.width, [(field.x, -1), (container.x, 1), (container.width, 1)], -16)
                system.define(field.y, [(label.y, 1), (label.height, 0.5), (field.height, -0.5)])
                system.addIntrinsic(field.height, 34, hugging: 250)
                system.add([(field.width, 1)], .greaterThanOrEqual, 30, 750)
                top = (label.y, label.height)
            }
            let inner = system.makeView()
            system.define(inner.x, [(container.x, 1)], 4)
            system.define(inner.y, [(top.y, 1), (top.height, 1)], 8)
            system.define(inner.width, [(container.width, 1)], -8)
            system.add([(container.height, 1), (inner.y, -1), (inner.height, -1), (container.y, 1)], .equal, 4)
            container = inner
        }
        system.define(container.height, [], 100)
        return system
    }

    /// The constraints of an intrinsic content size.
    mutating func addIntrinsic(_ variable: Int, _ size: Double, hugging: Float, compression: Float = 750) {
        add([(variable, 1)], .lessThanOrEqual, size, hugging)
        add([(variable, 1)], .greaterThanOrEqual, size, compression)
    }

    /// Independent rows: a label, a gap and a field that fills the container.
    static func rows(_ count: Int) -> System {
        var system = System("\(count) independent rows")
        for row in 0..<count {
            let label = system.makeView()
            let field = system.makeView()
            if row == count / 2 { system.edited = system.items.count }
            system.define(label.x, [], 16)
            system.define(label.y, [], Double(row) * 44)
            system.addIntrinsic(label.width, 40 + Double(row * 37 % 60), hugging: 251)
            system.define(label.height, [], 30)
            if row == count / 2 { system.removed = system.items.count }
            system.add([(field.x, 1), (label.x, -1), (label.width, -1)], .greaterThanOrEqual, 8)
            system.define(field.x, [(field.width, -1)], 374)
            system.define(field.y, [(label.y, 1)])
            system.define(field.height, [(label.height, 1)])
            system.addIntrinsic(field.width, 120, hugging: 250)
        }
        return system
    }
}
