/// An image set of an asset catalogue, as generated symbols name it: `UIImage(resource: .hero)`.
public struct ImageResource: Hashable, Sendable {
    /// The name of the set, with those of its namespaces and slashes between them.
    let name: String
    /// The bundle of the catalogue.
    let bundle: Bundle

    /// The image set `name` of the catalogues in `bundle`; it is looked for when the image is made.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
