/// The systems whose constraints compete.
extension System {
    /// A row of views with required bounds, gaps and sizes of three priorities, of which not all fit.
    static func inequalities(_ count: Int) -> System {
        var system = System("inequalities \(count)")
        let width = system.makeVariable()
        system.edited = 0
        system.define(width, [], Double(count) * 60)
        var previous: (x: Int, width: Int)?
        for index in 0..<count {
            let x = system.makeVariable()
            let own = system.makeVariable()
            if index == count / 2 { system.removed = system.items.count }
            if let previous {
                system.add([(x, 1), (previous.x, -1), (previous.width, -1)], .greaterThanOrEqual, 8)
                system.add([(x, 1), (previous.x, -1), (previous.width, -1)], .equal, 12, 250)
            } else {
                system.add([(x, 1)], .greaterThanOrEqual, 8)
            }
            system.add([(own, 1)], .greaterThanOrEqual, 20)
            system.add([(own, 1)], .lessThanOrEqual, 120)
            system.add([(own, 1)], .equal, 50 + Double(index * 29 % 41), 750)
            system.add([(own, 1)], .greaterThanOrEqual, 30 + Double(index * 13 % 17), 999)
            previous = (x, own)
        }
        if let previous {
            system.add([(previous.x, 1), (previous.width, 1), (width, -1)], .lessThanOrEqual, -8)
        }
        return system
    }

    /// A stack view that fills its width: equal or proportional widths, compressed.
    static func stack(_ count: Int, proportionally: Bool) -> System {
        var system = System("stack \(count), \(proportionally ? "proportionally" : "equally")")
        let container = system.makeVariable()
        system.edited = 0
        system.define(container, [], Double(count) * 40)
        var arranged: [(x: Int, width: Int)] = []
        for index in 0..<count {
            let x = system.makeVariable()
            let width = system.makeVariable()
            if let previous = arranged.last {
                if index == count / 2 { system.removed = system.items.count }
                system.define(x, [(previous.x, 1), (previous.width, 1)], 8)
            } else {
                system.define(x, [], 0)
            }
            let size = 30 + Double(index * 17 % 23)
            system.addIntrinsic(width, size, hugging: 250)
            if proportionally {
                system.add([(width, 1), (container, -size / Double(count * 41))], .equal, 0, 999)
            } else if let first = arranged.first {
                system.define(width, [(first.width, 1)])
            }
            arranged.append((x, width))
        }
        if let last = arranged.last { system.define(last.x, [(last.width, -1), (container, 1)]) }
        return system
    }
}
