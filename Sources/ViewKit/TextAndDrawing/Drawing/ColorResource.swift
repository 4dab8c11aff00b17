/// A colour set of an asset catalogue, as generated symbols name it: `UIColor(resource: .brand)`.
public struct ColorResource: Hashable, Sendable {
    /// The name of the set, with those of its namespaces and slashes between them.
    let name: String
    /// The bundle of the catalogue.
    let bundle: Bundle

    /// The colour set `name` of the catalogues in `bundle`; it is looked for when the colour is made.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
