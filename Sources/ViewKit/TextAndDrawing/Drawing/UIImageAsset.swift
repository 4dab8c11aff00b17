/// The variants of an image for different traits.
///
/// `@unchecked Sendable`: a lock guards the variants.
public final class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var variants: [Variant] = []

    /// An image without its asset, which would keep the asset alive.
    private struct Variant {
        let traits: UITraitCollection
        let image: CGImage?
        let imageTraits: ImageTraits
    }

    /// An asset without variants.
    public override init() { super.init() }

    /// Adds `image` for `traitCollection`, in place of the one for the same traits.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = Variant(traits: traitCollection, image: image.cgImage, imageTraits: image.traits)
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection }
            variants.append(variant)
        }
    }

    /// Takes the image for `traitCollection` away.
    public func unregister(with traitCollection: UITraitCollection) {
        lock.withLock { variants.removeAll { $0.traits == traitCollection } }
    }

    /// The image for `traitCollection`: the first one all of whose traits are among these, otherwise the first one; an empty
    /// one without variants.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let variant = variant(for: traitCollection) else { return UIImage() }
        return UIImage(variant.image, variant.imageTraits, asset: self)
    }

    private func variant(for traits: UITraitCollection) -> Variant? {
        lock.withLock { variants.first { traits.containsTraits(in: $0.traits) } ?? variants.first }
    }

    /// `image`, one of the asset's, with the pixels for `traits`; the same object where it has them.
    func suited(_ image: UIImage, to traits: UITraitCollection) -> UIImage {
        guard let variant = variant(for: traits), variant.image !== image.cgImage else { return image }
        var imageTraits = image.traits
        imageTraits.scale = variant.imageTraits.scale
        imageTraits.orientation = variant.imageTraits.orientation
        return UIImage(variant.image, imageTraits, asset: self)
    }
}

extension UIImage {
    /// The variants of the image; nil for an image without any.
    public var imageAsset: UIImageAsset? { asset }

    /// The variant of the image for `traits`; the same object where it is that one.
    final func suited(to traits: UITraitCollection) -> UIImage { asset?.suited(self, to: traits) ?? self }
}
