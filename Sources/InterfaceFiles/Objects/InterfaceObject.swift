/// An object of an interface file: a controller, a view, an item, a layout guide, a gesture recognizer, a placeholder.
package struct InterfaceObject: PropertyHolder, Hashable, Sendable {
    /// The name of its element, such as `label`, `viewController` or `tapGestureRecognizer`.
    package var kind: String
    /// The id that is unique in the file; empty for segments, and for the content views of cells in files of Xcode 11 and earlier.
    package var id: String
    /// The property of the owner whose value it is, such as `view` or `tableHeaderView`; nil for one of a list.
    package var key: String?
    /// The class that is made instead of the kind's own.
    package var customClass: String?
    /// The module of the custom class; nil for the app's own in files of Objective-C, and where there is none.
    package var customModule: String?
    /// The other attributes, as they are written; `flag(_:)` and `number(_:)` of the dictionary read them.
    package var attributes: [String: String] = [:]
    /// The other children by their keys, those without a key by their elements' names.
    package var properties: [String: InterfaceValue] = [:]
    /// The children that are objects by the property that holds them: their key, or else the name of the element around them,
    /// such as `subviews`, `items`, `segments`; or else their own.
    package var objects: [String: [InterfaceObject]] = [:]
    package var constraints: [InterfaceConstraint] = []
    package var connections: [InterfaceConnection] = []
    package var runtimeAttributes: [InterfaceRuntimeAttribute] = []
    package var variations: [InterfaceVariation] = []
    /// The line of the file, from 1.
    package var line = 1

    package init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }

    /// The only object, or the first one, that the property holds.
    package func object(_ property: String) -> InterfaceObject? { objects[property]?.first }
}
