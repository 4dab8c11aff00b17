import InterfaceFiles

/// The coder by which an object of an interface file is made.
///
/// The initializers of ViewKit's classes read their attributes of it; those of an app's classes pass it on.
@MainActor final class InterfaceCoder: KeylessCoder {
    /// The object of the file.
    let object: InterfaceObject
    /// The loader that makes it.
    let loader: InterfaceLoader
    /// The nearest class of ViewKit that the object's class is, or inherits from: its initializer reads the attributes.
    private let builtInType: AnyClass

    init(_ object: InterfaceObject, by loader: InterfaceLoader, as type: AnyClass) {
        self.object = object
        self.loader = loader
        var builtIn: AnyClass = type
        while !InterfaceKinds.isBuiltIn(builtIn), let next = _getSuperclass(builtIn) { builtIn = next }
        builtInType = builtIn
        super.init()
    }

    /// Whether `type` is the last class of ViewKit whose initializer runs, so that it reads the attributes.
    func ends(with type: AnyClass) -> Bool { builtInType == type }

    /// The attributes and properties of the object.
    var values: InterfaceValues { loader.values(of: object) }
}
