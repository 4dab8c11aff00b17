import RenderTree

/// An image as a layer's contents.
struct ContentsPicture: Equatable {
    var id = ResourceID.none
    /// In pixels.
    var size = CGSize.zero
    var isOpaque = false
}

/// Two images of which one fades into the other.
struct ContentsFade {
    var below = ContentsPicture()
    var belowOpacity: Float = 1
    var above = ContentsPicture()
    var aboveOpacity: Float = 1

    /// The cross-fade at `fraction`, within 0 to 1, from `start` to `end`; `areAlike` where both have the same size in
    /// the layer.
    ///
    /// One above an opaque other is exact; where neither hides what is below, both fade.
    init(from start: ContentsPicture, to end: ContentsPicture, by fraction: Float, areAlike: Bool) {
        if end.isOpaque, areAlike {
            below = start
            above = end
            aboveOpacity = fraction
        } else if start.isOpaque, areAlike {
            below = end
            above = start
            aboveOpacity = 1 - fraction
        } else {
            below = start
            belowOpacity = 1 - fraction
            above = end
            aboveOpacity = fraction
        }
    }

    init() {}
}

extension LayerState {
    /// The image that is the contents; none for anything else.
    var contentsPicture: ContentsPicture {
        get {
            guard flags.contains(.hasContents), contentsKind == .image else { return ContentsPicture() }
            return ContentsPicture(id: contents, size: contentsSize, isOpaque: flags.contains(.hasOpaqueImage))
        }
        set {
            contents = newValue.id
            contentsSize = newValue.size
            set(.hasContents, !newValue.id.isNone)
            set(.hasOpaqueImage, newValue.isOpaque)
        }
    }
}
