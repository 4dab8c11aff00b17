/// The traits of a place in the interface: appearance, density, kind of device, room.
///
/// `@unchecked Sendable`: nothing in it changes after it was made.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// The appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The level of the interface.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Pixels per point; 0 where none is said.
    public var displayScale: CGFloat { values.displayScale }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The room from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The value of a trait.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Traits of which nothing is said.
    public override convenience init() { self.init(TraitValues()) }

    /// Traits of which the appearance is said.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Traits of which the level is said.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Traits of which the density is said.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    /// Traits of which the kind of device is said.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Traits of which the horizontal size class is said.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Traits of which the vertical size class is said.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Traits of which that is said which `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().modified(by: mutations))
    }

    /// Traits that say what one of `traitCollections` says, the last one that does.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    /// These traits with what `mutations` sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(by: mutations))
    }

    /// These traits with another value of `trait`.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// Whether these traits say everything that `trait` says, and the same.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// The traits of which dynamic colours may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }

    /// The traits that dynamic colours are resolved against, on this thread: those of the view or controller that lays out,
    /// draws or hears of a change, otherwise those of the screen.
    public class var current: UITraitCollection {
        get { CurrentTraits.value ?? CurrentTraits.ofScreen }
        set { CurrentTraits.value = newValue }
    }

    static let phone: UITraitCollection = {
        var values = TraitValues()
        values.setConstants()
        values.userInterfaceStyle = .light
        values.userInterfaceLevel = .base
        values.userInterfaceIdiom = .phone
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        return UITraitCollection(values)
    }()

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    func asCurrent<Result>(_ body: () -> Result) -> Result {
        let previous = CurrentTraits.value
        CurrentTraits.value = self
        defer { CurrentTraits.value = previous }
        return body()
    }

    /// Whether dynamic colours may differ between these traits and `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.hasOtherColors(than: traitCollection?.values ?? TraitValues())
    }

    /// The collection itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` says the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    /// Follows from the traits of the system.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(userInterfaceLevel)
        hasher.combine(displayScale)
        hasher.combine(userInterfaceIdiom)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }

    /// The traits of the system that are said, with their values.
    public override var description: String { "<UITraitCollection: \(values.text)>" }
}

extension TraitValues {
    fileprivate func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
