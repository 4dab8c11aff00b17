import InterfaceFiles

/// The coder by which an object of an interface file is made.
///
/// The initializers of ViewKit's classes read their attributes of it; those of an app's classes pass it on. It has no keys.
@MainActor final class InterfaceCoder: NSCoder {
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

    nonisolated override var allowsKeyedCoding: Bool { true }

    /// False: an interface file has no keys of an archive.
    nonisolated override func containsValue(forKey key: String) -> Bool { false }

    /// Nil, as for a key that an archive does not have.
    nonisolated override func decodeObject(forKey key: String) -> Any? { nil }

    /// False, as for a key that an archive does not have.
    nonisolated override func decodeBool(forKey key: String) -> Bool { false }

    /// 0, as for a key that an archive does not have.
    nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }

    /// 0, as for a key that an archive does not have.
    nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }

    /// 0, as for a key that an archive does not have.
    nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }

    /// 0, as for a key that an archive does not have.
    nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}
