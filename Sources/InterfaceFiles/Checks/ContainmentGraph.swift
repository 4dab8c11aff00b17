/// The controllers of a file with the segues that put one into another when it is made.
struct ContainmentGraph {
    /// A way from a controller through others back to it.
    struct Cycle: Hashable {
        /// The ids of the controllers; the first one is the last one too.
        var path: [String]
        /// The line of the segue that closes the cycle.
        var line: Int
    }

    private struct Edge {
        var destination: String
        var line: Int
    }

    private var edges: [String: [Edge]] = [:]
    /// The controllers, in the order of the file.
    private var controllers: [String] = []

    init(_ file: InterfaceFile) {
        for object in file.scenes.flatMap(\.objects) {
            var found: [Edge] = []
            object.visit { part in
                for connection in part.connections where connection.segue?.isContainment == true {
                    found.append(Edge(destination: connection.destination, line: connection.line))
                }
            }
            guard !found.isEmpty, edges[object.id] == nil else { continue }
            controllers.append(object.id)
            edges[object.id] = found.sorted { $0.line < $1.line }
        }
    }

    /// Cycles that are listed; their paths can be as long as the file has scenes.
    static let longestList = 100

    /// The first cycles, each once, by a search in depth; linear in the number of segues.
    var cycles: [Cycle] {
        var cycles: [Cycle] = []
        var isFinished: Set<String> = []
        for controller in controllers where !isFinished.contains(controller) {
            var path = [controller]
            var positions = [controller: 0]
            var nextEdges = [0]
            while let source = path.last, cycles.count < Self.longestList {
                let next = nextEdges[path.count - 1]
                guard let list = edges[source], next < list.count else {
                    isFinished.insert(source)
                    positions[source] = nil
                    path.removeLast()
                    nextEdges.removeLast()
                    continue
                }
                nextEdges[path.count - 1] += 1
                let edge = list[next]
                if let start = positions[edge.destination] {
                    cycles.append(Cycle(path: path[start...] + [edge.destination], line: edge.line))
                } else if !isFinished.contains(edge.destination) {
                    positions[edge.destination] = path.count
                    path.append(edge.destination)
                    nextEdges.append(0)
                }
            }
        }
        return cycles
    }
}
