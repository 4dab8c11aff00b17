extension InterfaceObject {
    /// Calls `body` with the object and with all objects below it, in no order that is to be relied on.
    package func visit(_ body: (InterfaceObject) -> Void) {
        body(self)
        for list in objects.values {
            for object in list { object.visit(body) }
        }
    }
}

extension InterfaceFile {
    /// Calls `body` with all objects of the file, in no order that is to be relied on.
    package func visit(_ body: (InterfaceObject) -> Void) {
        for scene in scenes {
            for object in scene.objects { object.visit(body) }
        }
    }
}

extension InterfaceValue {
    /// Calls `body` with the elements in the value, at all levels.
    func visitElements(_ body: (InterfaceElement) -> Void) {
        switch self {
        case .element(let element): element.visit(body)
        case .list(let list): for value in list { value.visitElements(body) }
        default: break
        }
    }
}

extension InterfaceElement {
    /// Calls `body` with the element and with all elements below it.
    func visit(_ body: (InterfaceElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
        for value in properties.values { value.visitElements(body) }
    }
}
