/// A scene of a storyboard: a controller with the objects beside it; or all objects of a nib.
package struct InterfaceScene: Hashable, Sendable {
    /// The scene's id; empty for that of a nib.
    package var id: String
    /// The objects of the outermost level, in their order: the controller, placeholders, exits, gesture recognizers.
    package var objects: [InterfaceObject] = []
    /// The position in the editor's canvas.
    package var canvasLocation: InterfacePoint?
    /// Elements that are none of these.
    package var elements: [InterfaceElement] = []
    /// The line of the file, from 1.
    package var line = 1

    package init(id: String) { self.id = id }

    /// The scene's controller, or the reference to one of another storyboard; nil for a nib and for an empty scene.
    ///
    /// It is the first object that is said to be one, otherwise the first that is no placeholder and no exit.
    package var controller: InterfaceObject? {
        guard filesOwner == nil else { return nil }
        return objects.first { $0.attributes["sceneMemberID"] == "viewController" }
            ?? objects.first { $0.kind != "placeholder" && $0.kind != "exit" }
    }

    /// The placeholder of the object that loads a nib; nil for the scene of a storyboard.
    package var filesOwner: InterfaceObject? {
        objects.first { $0.kind == "placeholder" && $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
    }

    /// The objects of the outermost level that are made when a nib is loaded: all but the placeholders.
    package var topLevelObjects: [InterfaceObject] { objects.filter { $0.kind != "placeholder" && $0.kind != "exit" } }
}
