import InterfaceFiles
import Testing

/// Controllers that would be made within themselves, without end, are found.
@Suite struct ContainmentTests {
    /// Segues as `source>destination`, by default of the kind embed, with the paths of the cycles.
    @Test(arguments: [
        ("a>b b>c a>c", []),
        ("a>a", ["a contains a"]),
        ("a>b b>a", ["a contains b contains a"]),
        ("a>b b>c c>d d>b", ["b contains c contains d contains b"]),
        ("a>b b>a a>c c>a", ["a contains b contains a", "a contains c contains a"]),
        ("a>b c>b b>d", []),
        ("b>c c>b a>b", ["b contains c contains b"]),
        ("a>lost", []),
    ])
    func cyclesAreFound(_ segues: String, _ paths: [String]) {
        let problems = Self.file(segues).problems.map(\.sentence).filter {
            $0.hasPrefix("a controller contains itself")
        }
        #expect(problems == paths.map { "a controller contains itself: \($0); remove one of the segues" })
    }

    /// A screen may show itself again.
    @Test(arguments: [InterfaceSegue.Kind.show, .presentation, .unwind, .custom])
    func otherSeguesAreNoContainment(_ kind: InterfaceSegue.Kind) {
        #expect(Self.file("a>b b>a a>a", kind).problems.isEmpty)
    }

    @Test func aLongChainIsNoTrap() {
        let count = 20_000
        let chain = (0..<count).map { "n\($0)>n\(($0 + 1) % count)" }.joined(separator: " ")
        #expect(Self.file(chain, .relationship).problems.map(\.objectID) == ["n\(count - 1)"])
    }

    /// The first hundred of many cycles are said.
    @Test func manyCyclesAreFew() {
        let segues = (0..<500).map { "n\($0)>n\($0)" }.joined(separator: " ")
        #expect(Self.file(segues).problems.count == 100)
    }

    private static func file(_ segues: String, _ kind: InterfaceSegue.Kind = .embed) -> InterfaceFile {
        var controllers: [String: Int] = [:]
        var file = InterfaceFile(kind: .storyboard, name: "Main.storyboard")
        for (line, ends) in segues.split(separator: " ").map({ $0.split(separator: ">").map(String.init) }).enumerated()
        {
            for id in ends where controllers[id] == nil && id != "lost" {
                controllers[id] = file.scenes.count
                var scene = InterfaceScene(id: "scene \(id)")
                scene.objects = [InterfaceObject(kind: "viewController", id: id)]
                file.scenes.append(scene)
            }
            var connection = InterfaceConnection(id: "", kind: .segue(InterfaceSegue(kind: kind)), destination: ends[1])
            connection.line = line
            file.scenes[controllers[ends[0], default: 0]].objects[0].connections.append(connection)
        }
        return file
    }
}
