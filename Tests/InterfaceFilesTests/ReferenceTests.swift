import InterfaceFiles
import Testing

/// References within a file lead to what is there.
@Suite struct ReferenceTests {
    /// Ids of constraints, connections and elements can be referred to, as those of objects can.
    @Test func everythingWithAnIdCanBeReferredTo() {
        var view = InterfaceObject(kind: "view", id: "view")
        view.constraints = [InterfaceConstraint(id: "constraint", firstAttribute: "width")]
        var element = InterfaceElement(name: "background")
        element.attributes["id"] = "element"
        var outer = InterfaceElement(name: "configuration")
        outer.properties["list"] = .list([.element(element)])
        view.properties["configuration"] = .element(outer)
        view.connections = ["view", "constraint", "element", "o1"].enumerated().map { index, id in
            InterfaceConnection(id: "o\(index)", kind: .outlet(property: "a"), destination: id)
        }
        #expect(Self.file(view).problems.isEmpty)
    }

    @Test func aFileThatFitsTogetherHasNoProblems() { #expect(InterfaceFile.rich.problems.isEmpty) }

    @Test func eachRepetitionIsAProblem() {
        var view = InterfaceObject(kind: "view", id: "a")
        view.line = 4
        view.objects["subviews"] = [2, 9].map { line in
            var view = InterfaceObject(kind: "view", id: "a")
            view.line = line
            return view
        }
        #expect(
            Self.file(view).problems.map(\.description) == [
                "a.xib:4: object a: the id is that of line 2 too; give one of them another",
                "a.xib:9: object a: the id is that of line 2 too; give one of them another",
            ])
    }

    @Test func theInitialControllerHasToBeThere() {
        var file = Self.file(InterfaceObject(kind: "viewController", id: "a"))
        file.initialController = "a"
        #expect(file.problems.isEmpty)
        file.initialController = "b"
        #expect(
            file.problems.map(\.description) == [
                "a.xib: the initial view controller is 'b', which is not in the file; choose another one"
            ])
    }

    private static func file(_ object: InterfaceObject) -> InterfaceFile {
        var file = InterfaceFile(kind: .nib, name: "a.xib")
        var scene = InterfaceScene(id: "")
        scene.objects = [object]
        file.scenes = [scene]
        return file
    }
}
