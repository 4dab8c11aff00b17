/// Finds ids that are there twice, and references to ids that are not there.
struct ReferenceCheck {
    /// The lines of the objects, constraints and connections with an id.
    private var lines: [String: [Int]] = [:]
    /// Ids of elements that have no type of their own.
    private var elements: Set<String> = []
    private let file: InterfaceFile
    private(set) var problems: [InterfaceProblem] = []

    init(_ file: InterfaceFile) {
        self.file = file
        file.visit { object in
            add(object.id, line: object.line)
            for constraint in object.constraints { add(constraint.id, line: constraint.line) }
            for connection in object.connections { add(connection.id, line: connection.line) }
            for value in object.properties.values {
                value.visitElements { element in
                    if let id = element.attributes["id"] { elements.insert(id) }
                }
            }
        }
        findDuplicates()
        if let id = file.initialController {
            check(id, line: nil, owner: nil, "the initial view controller", "choose another one")
        }
        file.visit { check($0) }
    }

    private mutating func add(_ id: String, line: Int) {
        if !id.isEmpty { lines[id, default: []].append(line) }
    }

    private mutating func findDuplicates() {
        for (id, lines) in lines where lines.count > 1 {
            let ordered = lines.sorted()
            for line in ordered.dropFirst() {
                report("the id is that of line \(ordered[0]) too; give one of them another", line: line, owner: id)
            }
        }
    }

    private mutating func check(_ object: InterfaceObject) {
        for constraint in object.constraints {
            for item in [constraint.firstItem, constraint.secondItem] {
                check(item, line: constraint.line, owner: constraint.id, "an item of the constraint", "make it anew")
            }
            check(constraint.variations, line: constraint.line, owner: constraint.id)
        }
        for connection in object.connections {
            let name = Self.name(of: connection)
            check(connection.destination, line: connection.line, owner: object.id, name, "connect it anew")
            check(
                connection.segue?.popoverAnchor, line: connection.line, owner: object.id, "the anchor of the popover",
                "choose another one")
        }
        check(object.variations, line: object.line, owner: object.id)
    }

    private mutating func check(_ variations: [InterfaceVariation], line: Int, owner: String) {
        for variation in variations {
            for (list, mask) in variation.masks {
                for id in mask.included + mask.excluded {
                    check(id, line: line, owner: owner, "a member of \(list) in '\(variation.key)'", "install it anew")
                }
            }
        }
    }

    /// Reports `id`, unless it is nil or there.
    private mutating func check(_ id: String?, line: Int?, owner: String?, _ name: String, _ remedy: String) {
        guard let id, lines[id] == nil, !elements.contains(id) else { return }
        report("\(name) is '\(id)', which is not in the file; \(remedy)", line: line, owner: owner)
    }

    private mutating func report(_ sentence: String, line: Int?, owner: String?) {
        problems.append(InterfaceProblem(file: file.name, line: line, objectID: owner, sentence))
    }

    private static func name(of connection: InterfaceConnection) -> String {
        switch connection.kind {
        case .outlet(let property): "the outlet '\(property)'"
        case .outletCollection(let property): "a member of the outlet collection '\(property)'"
        case .action(let selector, _): "the target of the action '\(selector)'"
        case .segue(let segue): "the destination of the segue '\(segue.identifier ?? connection.id)'"
        case .other(let name): "the destination of the \(name)"
        }
    }
}
