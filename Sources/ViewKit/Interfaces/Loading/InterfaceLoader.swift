import InterfaceFiles

/// Makes the objects of one scene of a storyboard, of one nib, or of one prototype in them, and connects them.
///
/// As UIKit does it: the objects are made, those within others first; then outlets and actions are set in the order of the file,
/// then runtime attributes; at last `awakeFromNib()` is called on each.
@MainActor final class InterfaceLoader {
    let file: InterfaceFile
    let library: InterfaceLibrary
    /// The storyboard whose scene is loaded; nil for a nib.
    let storyboard: UIStoryboard?
    /// The controller whose segues the objects trigger.
    weak var controller: UIViewController?
    /// The loader of what a prototype lies in, whose objects it may name.
    let outer: InterfaceLoader?
    /// The creator of the first object, in place of its `init(coder:)`.
    var creator: ((NSCoder) -> UIViewController?)?
    /// The objects by their ids; weak where something else has to keep them.
    private var objects: [String: WeakObject] = [:]
    /// The objects that were made and not connected yet, in the order in which they were finished; kept until they are.
    private var unconnected: [(description: InterfaceObject, object: AnyObject)] = []
    /// The constraints that size classes may activate, by their ids.
    private var constraints: [String: NSLayoutConstraint] = [:]
    /// The object that is connected before the others; nil for none.
    private var first: (description: InterfaceObject, object: AnyObject)?

    private struct WeakObject {
        weak var object: AnyObject?
    }

    init(
        _ file: InterfaceFile, library: InterfaceLibrary, storyboard: UIStoryboard? = nil, outer: InterfaceLoader? = nil
    ) {
        self.file = file
        self.library = library
        self.storyboard = storyboard
        self.outer = outer
    }

    /// The attributes and properties of `description`, in the size classes of the screen.
    func values(of description: InterfaceObject) -> InterfaceValues {
        let values = InterfaceValues(
            attributes: description.attributes, properties: description.properties, resources: file.resources)
        return variations(description.variations).reduce(values) { $0.varied(by: $1) }
    }

    /// The variations that hold in the size classes of the screen, the most specific at the end.
    func variations(_ all: [InterfaceVariation]) -> [InterfaceVariation] {
        guard !all.isEmpty else { return [] }
        let traits = UITraitCollection.current
        let width: InterfaceVariation.SizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
        let height: InterfaceVariation.SizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
        return all.filter { $0.matches(width: width, height: height) }.sorted { $0.specificity < $1.specificity }
    }

    /// The ids of the members of a list that are left out in the size classes of the screen.
    func excluded(from list: String, by variations: [InterfaceVariation]) -> Set<String> {
        var excluded: Set<String> = []
        for variation in self.variations(variations) {
            guard let mask = variation.masks[list] else { continue }
            excluded.formUnion(mask.excluded)
            excluded.subtract(mask.included)
        }
        return excluded
    }

    // MARK: Objects

    /// The object of that id; nil for one that is not made, or not any more.
    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

    /// Has `object` stand for an id, such as a placeholder's.
    func setObject(_ object: AnyObject?, for id: String) { objects[id] = WeakObject(object: object) }

    /// Keeps a constraint as long as the loader.
    func keep(_ constraint: NSLayoutConstraint, for id: String) { constraints[id] = constraint }

    /// Adds an object that was made of `description`, to be connected.
    func append(_ object: AnyObject, for description: InterfaceObject) {
        if !description.id.isEmpty { setObject(object, for: description.id) }
        unconnected.append((description, object))
    }

    /// Makes the objects of `descriptions` that belong to the property of an owner.
    func makeAll(_ descriptions: [InterfaceObject]?) -> [AnyObject] { (descriptions ?? []).compactMap(make) }

    /// Makes the view of `description`.
    func makeView(_ description: InterfaceObject?) -> UIView? { description.flatMap(make) as? UIView }

    /// Connects the objects that were made since the last call, and wakes them; a controller is connected when its view is
    /// there.
    func finish() {
        let finished = unconnected
        unconnected = []
        for (description, object) in finished { installConstraints(description, of: object) }
        if let first { connect(first.object, first.description) }
        first = nil
        for (description, object) in finished where !(object is UIViewController) { connect(object, description) }
        for (description, object) in finished { setRuntimeAttributes(description, of: object) }
        for (description, object) in finished where !(object is UIViewController) {
            reportMissingOutlets(of: object, description)
        }
        for (_, object) in finished { (object as? UIResponder)?.awakeFromNib() }
    }

    /// Has the connections of `object` made before all others in the next `finish()`: a scene's controller, or a nib's owner.
    func connectFirst(_ object: AnyObject, _ description: InterfaceObject) { first = (description, object) }

    /// Reports a fault of the object of `description`, once.
    func report(_ description: InterfaceObject, _ problem: String) {
        reportFault(line: description.line, id: description.id, problem)
    }

    /// Reports a fault at a line of the file, about the object with that id.
    func reportFault(line: Int, id: String, _ problem: String) {
        let place = id.isEmpty ? "\(file.name):\(line)" : "\(file.name):\(line): \(id)"
        FaultLog.current.report(at: place, problem)
    }

    /// Reports the outlets of `object` that code relies on, and that the file does not connect.
    func reportMissingOutlets(of object: AnyObject, _ description: InterfaceObject) {
        let connected = description.connections.compactMap { connection in
            switch connection.kind {
            case .outlet(let property), .outletCollection(let property): property
            default: nil
            }
        }
        for part in library.parts(of: type(of: object)) where !part.names.contains(where: library.nibOwners.contains) {
            for (name, outlet) in part.outlets.sorted(by: { $0.key < $1.key })
            where outlet.isNeeded && !connected.contains(name) && outlet.isEmpty(object) {
                report(
                    description,
                    "the outlet \(name) of \(type(of: object)) is connected to nothing, and code that uses it traps. "
                        + "Connect it, or declare it with a question mark.")
            }
        }
    }
}
