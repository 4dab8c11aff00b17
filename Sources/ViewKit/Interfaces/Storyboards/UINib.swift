import InterfaceFiles

/// The objects of a nib file, made anew as often as one wants.
@preconcurrency @MainActor open class UINib: NSObject {
    /// A choice for loading a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The choice's name.
        public let rawValue: String

        /// The choice with that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects by the names of the nib's placeholders for them, a dictionary.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let file: InterfaceFile
    private let library: InterfaceLibrary
    private let isFound: Bool
    /// Nibs that are loaded within each other, at most.
    private static let deepest = 32

    /// The nib with that name in the app's bundle; where there is none, `instantiate` raises an exception, as on iOS.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        library = .current
        let found = library.file(name, .nib)
        file = found ?? InterfaceFile(kind: .nib, name: "\(name).xib")
        isFound = found != nil
        super.init()
    }

    private init(_ file: InterfaceFile, of library: InterfaceLibrary) {
        self.file = file
        self.library = library
        isFound = true
        super.init()
    }

    /// Makes the objects of the nib for `ownerOrNil`, its File's Owner, and returns those that lie in no other one.
    @discardableResult open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil)
        -> [Any]
    {
        guard isFound else {
            FaultLog.current.raise(
                "NSInternalInconsistencyException", by: self,
                "could not load NIB in the app's bundle with name '\(file.name)'")
            return []
        }
        library.nibDepth += 1
        defer { library.nibDepth -= 1 }
        guard library.nibDepth <= Self.deepest else {
            FaultLog.current.report(
                at: file.name,
                "the nib loads itself again and again. Give its view another class than the one that loads it.")
            return []
        }
        let owner = ownerOrNil as AnyObject?
        let (loader, scene) = loader(owner: owner)
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        for object in scene.objects where object.kind == "placeholder" {
            guard let name = object.attributes["placeholderIdentifier"], let value = externals[name] else { continue }
            loader.setObject(value as AnyObject, for: object.id)
        }
        let objects = loader.makeAll(scene.topLevelObjects)
        loader.finishOwner(owner, scene)
        return objects
    }

    /// A loader of the nib's objects, and the scene that holds them.
    final func loader(owner: AnyObject?) -> (InterfaceLoader, InterfaceScene) {
        let loader = InterfaceLoader(file, library: library)
        let scene = file.scenes.first ?? InterfaceScene(id: "")
        loader.setPlaceholders(of: scene, owner: owner)
        return (loader, scene)
    }

    /// The first object of the nib that is a view of `kind`.
    final func view<View: UIView>(as kind: View.Type) -> View? {
        let view = instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
        if view == nil, isFound {
            FaultLog.current.report(
                at: file.name, "no object of the nib is a \(kind). Choose that class for its first view.")
        }
        return view
    }

    /// The nib of the view of `controller`: the one with the name, which is reported where it is missing, or else one with the name
    /// of the class; nil without one.
    static func ofController(_ controller: UIViewController, named name: String?) -> UINib? {
        let library = InterfaceLibrary.of(controller.layerContext)
        if let name {
            if let file = library.file(name, .nib) { return UINib(file, of: library) }
            controller.report(
                "could not load NIB in the app's bundle with name '\(name)'. Open the folder that holds \(name).xib, too."
            )
            return nil
        }
        let type = "\(type(of: controller))"
        let short = type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : nil
        let file = short.flatMap { library.file($0, .nib) } ?? library.file(type, .nib)
        return file.map { UINib($0, of: library) }
    }
}

extension Bundle {
    /// Makes the objects of the nib with that name for `owner`, its File's Owner, and returns those that lie in no other one.
    @preconcurrency @MainActor @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}

extension UITableView {
    /// Registers a nib with a cell for `identifier`; nil unregisters it.
    public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(identifier, nib.map { nib in { nib.view(as: UITableViewCell.self) ?? UITableViewCell() } })
    }

    /// Registers a nib with a header or footer for `identifier`; nil unregisters it.
    public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(
            identifier,
            nib.map { nib in { nib.view(as: UITableViewHeaderFooterView.self) ?? UITableViewHeaderFooterView() } })
    }
}

extension UICollectionView {
    /// Registers a nib with a cell for `identifier`; nil unregisters it.
    public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(kind: nil, identifier) { nib?.view(as: UICollectionViewCell.self) }
    }

    /// Registers a nib with a supplementary view for `identifier`; nil unregisters it.
    public final func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { register(kind: kind, identifier) { nib?.view(as: UICollectionReusableView.self) } }
}
