extension AnimatableProperty {
    /// A whole property that can be animated; the raw value is its key.
    package enum Root: String, Sendable, CaseIterable {
        case anchorPoint, anchorPointZ, backdropSaturation, backgroundColor, blurRadius, borderColor, borderWidth,
            bounds, contents
        case contentsCenter, contentsRect
        case cornerRadius
        case doubleSided, hidden, masksToBounds, opacity, position, rasterizationScale, shadowColor, shadowOffset,
            shadowOpacity, shadowRadius
        case sublayerTransform
        case transform, zPosition
        // Of shape layers.
        case fillColor, lineDashPhase, lineWidth, miterLimit, path, strokeColor, strokeEnd, strokeStart
        // Of gradient layers.
        case colors, endPoint, locations, startPoint
        // Of replicator layers.
        case instanceAlphaOffset, instanceBlueOffset, instanceColor, instanceCount, instanceDelay, instanceGreenOffset
        case instanceRedOffset, instanceTransform
        case shadowPath
        // Of text layers.
        case fontSize, foregroundColor
        // Of pages that turn.
        case pageTurn

        var kind: Kind {
            switch self {
            case .anchorPoint, .endPoint, .position, .startPoint: .point
            case .backgroundColor, .borderColor, .fillColor, .foregroundColor, .instanceColor, .shadowColor,
                .strokeColor:
                .color
            case .bounds, .contentsCenter, .contentsRect: .rect
            case .shadowOffset: .size
            case .instanceTransform, .sublayerTransform, .transform: .transform
            case .colors, .locations, .path, .shadowPath: .list
            case .contents: .image
            case .instanceAlphaOffset, .instanceBlueOffset, .instanceCount, .instanceDelay, .instanceGreenOffset,
                .instanceRedOffset:
                .number
            case .anchorPointZ, .backdropSaturation, .blurRadius, .borderWidth, .cornerRadius, .doubleSided, .fontSize,
                .hidden,
                .lineDashPhase, .lineWidth, .masksToBounds, .miterLimit, .opacity, .pageTurn, .rasterizationScale,
                .shadowOpacity, .shadowRadius, .strokeEnd,
                .strokeStart, .zPosition:
                .number
            }
        }

        /// The value in `state`; one of its kind, without a meaning, where the layer has no such property.
        @MainActor func value(in state: LayerState) -> AnimationValue {
            switch self {
            case .anchorPoint: .pair(SIMD2(state.anchorPoint))
            case .anchorPointZ: .scalar(state.anchorPointZ)
            case .backgroundColor: .quad(SIMD4<Double>(state.backgroundColor))
            case .backdropSaturation: .scalar(state.backdropSaturation)
            case .blurRadius: .scalar(state.blurRadius)
            case .borderColor: .quad(SIMD4<Double>(state.borderColor))
            case .borderWidth: .scalar(state.borderWidth)
            case .bounds: .quad(SIMD4(state.bounds))
            case .contentsCenter: .quad(SIMD4(state.contentsCenter))
            case .contentsRect: .quad(SIMD4(state.contentsRect))
            case .cornerRadius: .scalar(state.cornerRadius)
            case .doubleSided: .scalar(state.flags.contains(.doubleSided) ? 1 : 0)
            case .hidden: .scalar(state.flags.contains(.hidden) ? 1 : 0)
            case .masksToBounds: .scalar(state.flags.contains(.masksToBounds) ? 1 : 0)
            case .opacity: .scalar(Double(state.opacity))
            case .pageTurn: .scalar(state.pageTurn)
            case .position: .pair(SIMD2(state.position))
            case .rasterizationScale: .scalar(state.rasterizationScale)
            case .shadowColor: .quad(SIMD4<Double>(state.shadowColor))
            case .shadowOffset: .pair(SIMD2(state.shadowOffset))
            case .shadowOpacity: .scalar(Double(state.shadowOpacity))
            case .shadowRadius: .scalar(state.shadowRadius)
            case .sublayerTransform: .transform(state.sublayerTransform)
            case .transform: .transform(state.transform)
            case .zPosition: .scalar(state.zPosition)
            default: state.kindValues?.value(of: self) ?? kind.neutral
            }
        }

        /// Puts `value` into `state`; a value of another kind changes nothing.
        @MainActor func apply(_ value: AnimationValue, to state: inout LayerState) {
            if state.flags.contains(.hasKind) { state.kindValues?.apply(value, to: self) }
            switch value {
            case .scalar(let scalar): apply(scalar: scalar, to: &state)
            case .pair(let pair): apply(pair: pair, to: &state)
            case .quad(let quad): apply(quad: quad, to: &state)
            case .transform(let transform):
                switch self {
                case .transform: state.transform = transform
                case .sublayerTransform: state.sublayerTransform = transform
                default: break
                }
            }
        }

        private func apply(scalar: Double, to state: inout LayerState) {
            switch self {
            case .anchorPointZ: state.anchorPointZ = scalar
            case .backdropSaturation: state.backdropSaturation = scalar
            case .blurRadius: state.blurRadius = scalar
            case .borderWidth: state.borderWidth = scalar
            case .cornerRadius: state.cornerRadius = scalar
            // Something in between counts as the nearer one.
            case .doubleSided: state.set(.doubleSided, scalar >= 0.5)
            case .hidden: state.set(.hidden, scalar >= 0.5)
            case .masksToBounds: state.set(.masksToBounds, scalar >= 0.5)
            case .opacity: state.opacity = Float(scalar)
            case .pageTurn: state.pageTurn = scalar
            case .rasterizationScale: state.rasterizationScale = scalar
            case .shadowOpacity: state.shadowOpacity = Float(scalar)
            case .shadowRadius: state.shadowRadius = scalar
            case .zPosition: state.zPosition = scalar
            default: break
            }
        }

        private func apply(pair: SIMD2<Double>, to state: inout LayerState) {
            switch self {
            case .anchorPoint: state.anchorPoint = CGPoint(pair)
            case .position: state.position = CGPoint(pair)
            case .shadowOffset: state.shadowOffset = CGSize(pair)
            default: break
            }
        }

        private func apply(quad: SIMD4<Double>, to state: inout LayerState) {
            switch self {
            case .backgroundColor: state.backgroundColor = SIMD4<Float>(quad)
            case .borderColor: state.borderColor = SIMD4<Float>(quad)
            case .shadowColor: state.shadowColor = SIMD4<Float>(quad)
            case .bounds: state.bounds = CGRect(quad)
            case .contentsCenter: state.contentsCenter = CGRect(quad)
            case .contentsRect: state.contentsRect = CGRect(quad)
            default: break
            }
        }
    }
}
