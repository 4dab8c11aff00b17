/// A connection of an object to another one of the same file.
package struct InterfaceConnection: Hashable, Sendable {
    /// The kind of a connection, with what only it has.
    package enum Kind: Hashable, Sendable {
        /// The destination becomes the value of the property.
        case outlet(property: String)
        /// The destination is added to the array of the property, in the order of the connections.
        case outletCollection(property: String)
        /// The destination gets the message; the event is nil for objects that send only one, such as bar items.
        case action(selector: String, event: String?)
        indirect case segue(InterfaceSegue)
        /// A connection that is not known, by its element's name.
        case other(String)
    }

    package var id: String
    package var kind: Kind
    /// The id of an object of the file.
    package var destination: String
    /// The other attributes, as they are written.
    package var attributes: [String: String] = [:]
    /// The line of the file, from 1.
    package var line = 1

    package init(id: String, kind: Kind, destination: String) {
        self.id = id
        self.kind = kind
        self.destination = destination
    }

    /// The segue, where the connection is one.
    package var segue: InterfaceSegue? {
        guard case .segue(let segue) = kind else { return nil }
        return segue
    }
}
