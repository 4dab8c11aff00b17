import RenderTree

/// A layer that shows its sublayers several times over, each time moved, delayed and tinted a little more.
///
/// Delayed instances show the animations that the sublayers have; those that are over, and taken away, are over for all.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    private let replica: ReplicatorState
    private var instanceColorObject: CGColor?

    /// A layer that shows its sublayers once.
    public override init() {
        replica = ReplicatorState()
        instanceColorObject = .white
        super.init()
        adopt(replica)
        state.pointee.flags.insert(.replicates)
    }

    /// A copy of `layer` for `presentation()`; see `CALayer`.
    public required init(layer: Any) {
        replica = ReplicatorState()
        if let other = layer as? CAReplicatorLayer {
            replica.copyValues(of: other.replica)
            instanceColorObject = other.instanceColorObject
        }
        super.init(layer: layer)
        adopt(replica)
        state.pointee.flags.insert(.replicates)
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    /// The number of instances of the sublayers; 1 by default, none at 0, at most 10,000.
    open var instanceCount: Int {
        get { replica.count }
        set {
            replica.count = newValue
            setNeedsCommit()
        }
    }

    /// Whether the instances share one space with depth, as the sublayers of a transform layer do; false by default.
    open var preservesDepth: Bool {
        get { replica.preservesDepth }
        set {
            replica.preservesDepth = newValue
            setNeedsCommit()
        }
    }

    /// The delay in seconds of each instance's sublayer animations after those of the one before it; 0 by default.
    open var instanceDelay: CFTimeInterval {
        get { replica.delay }
        set { change(.instanceDelay, to: .scalar(newValue)) }
    }

    /// The transform from one instance to the next, about this layer's anchor point; the identity by default.
    open var instanceTransform: CATransform3D {
        get { replica.transform }
        set { change(.instanceTransform, to: .transform(newValue)) }
    }

    /// The colour that multiplies the colours of the first instance; opaque white by default, which nil stands for as
    /// well.
    ///
    /// Colours of backgrounds, borders and shapes are tinted; images and gradients take on the alpha only.
    open var instanceColor: CGColor? {
        get { CGColor.showing(replica.color, as: instanceColorObject) }
        set {
            instanceColorObject = newValue
            change(.instanceColor, to: .quad(newValue == nil ? SIMD4(repeating: 1) : SIMD4(SIMD4<Float>(newValue))))
        }
    }

    /// The amount added to the red component from one instance to the next; 0 by default.
    open var instanceRedOffset: Float {
        get { replica.offsets.x }
        set { change(.instanceRedOffset, to: .scalar(Double(newValue))) }
    }

    /// The amount added to the green component from one instance to the next; 0 by default.
    open var instanceGreenOffset: Float {
        get { replica.offsets.y }
        set { change(.instanceGreenOffset, to: .scalar(Double(newValue))) }
    }

    /// The amount added to the blue component from one instance to the next; 0 by default.
    open var instanceBlueOffset: Float {
        get { replica.offsets.z }
        set { change(.instanceBlueOffset, to: .scalar(Double(newValue))) }
    }

    /// The amount added to the alpha component from one instance to the next; 0 by default.
    open var instanceAlphaOffset: Float {
        get { replica.offsets.w }
        set { change(.instanceAlphaOffset, to: .scalar(Double(newValue))) }
    }
}
