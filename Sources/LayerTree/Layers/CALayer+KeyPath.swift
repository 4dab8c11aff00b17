/// Values by key path, as Core Animation's key-value coding has them.
extension CALayer {
    /// The value at `path`: a property, a part of one, or what was kept under that key.
    final func readValue(at path: String) -> Any? {
        if let property = AnimatableProperty(keyPath: path) {
            switch property.root {
            case .backgroundColor: return backgroundColor
            case .borderColor: return borderColor
            case .shadowColor: return shadowColor
            case .contents: return contents
            case .doubleSided: return NSNumber(value: isDoubleSided)
            case .hidden: return NSNumber(value: isHidden)
            case .masksToBounds: return NSNumber(value: masksToBounds)
            case .shadowPath: return shadowPath
            case .fillColor: return (self as? CAShapeLayer)?.fillColor ?? keptValue(forKey: path)
            case .strokeColor: return (self as? CAShapeLayer)?.strokeColor ?? keptValue(forKey: path)
            case .foregroundColor: return (self as? CATextLayer)?.foregroundColor ?? keptValue(forKey: path)
            case .instanceColor: return (self as? CAReplicatorLayer)?.instanceColor ?? keptValue(forKey: path)
            case _ where property.root.kind == .list:
                return kindValues?.list(of: property.root)?.object ?? keptValue(forKey: path)
            case _ where property.root.isOfKind:
                guard kindValues?.value(of: property.root) != nil else { return keptValue(forKey: path) }
                return property.value(in: state.pointee).boxed(for: property)
            default: return property.value(in: state.pointee).boxed(for: property)
            }
        }
        if let part = Self.part(ofFrame: path) {
            let value = AnimationValue.quad(SIMD4(frame))
            return (part == .whole ? value : part.value(of: value)).boxed(for: AnimatableProperty(.bounds, part))
        }
        if let setting = Setting(rawValue: path) { return read(setting) }
        return keptValue(forKey: path) ?? type(of: self).defaultValue(forKey: path)
    }

    /// Sets the property, or the part of one, at `path`, or keeps `value` under that key.
    final func writeValue(_ value: Any?, at path: String) {
        if let property = AnimatableProperty(keyPath: path), !property.root.isOfKind || has(property.root) {
            write(value, to: property)
        } else if let part = Self.part(ofFrame: path) {
            guard let value = AnimationValue(value) else { return }
            let changed = part == .whole ? value : part.setting(value, in: .quad(SIMD4(frame)))
            if case .quad(let rect) = changed { frame = CGRect(rect) }
        } else if let setting = Setting(rawValue: path) {
            write(value, to: setting)
        } else {
            keep(value, forKey: path)
        }
    }

    private static func part(ofFrame path: String) -> AnimatableProperty.Part? {
        if path == "frame" { return .whole }
        guard path.hasPrefix("frame.") else { return nil }
        return AnimatableProperty.Kind.rect.parts[String(path.dropFirst(6))]
    }

    private func write(_ value: Any?, to property: AnimatableProperty) {
        switch property.root {
        case .backgroundColor: write(color: value) { backgroundColor = $0 }
        case .borderColor: write(color: value) { borderColor = $0 }
        case .shadowColor: write(color: value) { shadowColor = $0 }
        case .contents: contents = value
        case .shadowPath: if value == nil || value is CGPath { shadowPath = value as? CGPath }
        case .foregroundColor:
            write(color: value) { (self as? CATextLayer)?.foregroundColor = $0 }
        case .instanceColor: write(color: value) { (self as? CAReplicatorLayer)?.instanceColor = $0 }
        case .fillColor: write(color: value) { (self as? CAShapeLayer)?.fillColor = $0 }
        case .strokeColor: write(color: value) { (self as? CAShapeLayer)?.strokeColor = $0 }
        case _ where property.root.kind == .list:
            let list = ListValue(value, of: property.root)
            if list != nil || value == nil { changeKind(property.root, to: list) }
        case _ where property.root.isOfKind:
            guard let value = AnimationValue(value), let whole = kindValues?.value(of: property.root) else { return }
            changeKind(
                property.root, to: property.part == .whole ? value : property.part.setting(value, in: whole))
        default:
            guard let value = AnimationValue(value) else { return }
            var changed = state.pointee
            property.apply(value, to: &changed)
            take(property.root, of: changed)
        }
    }

    /// Calls `set` with the colour that `object` is or stands for, nil for none; not at all for other objects.
    private func write(color object: Any?, _ set: (CGColor?) -> Void) {
        guard let object else { return set(nil) }
        if let color = object as? CGColor ?? (object as? any ColorObject)?.cgColor { set(color) }
    }

    /// Sets `root` to what it is in `values`, as its own setter does.
    final func take(_ root: AnimatableProperty.Root, of values: LayerState) {
        switch root {
        case .anchorPoint: anchorPoint = values.anchorPoint
        case .anchorPointZ: anchorPointZ = values.anchorPointZ
        case .backdropSaturation: backdropSaturation = values.backdropSaturation
        case .backgroundColor: backgroundColor = CGColor(rgba: values.backgroundColor)
        case .blurRadius: blurRadius = values.blurRadius
        case .borderColor: borderColor = CGColor(rgba: values.borderColor)
        case .borderWidth: borderWidth = values.borderWidth
        case .bounds: bounds = values.bounds
        case .contentsCenter: contentsCenter = values.contentsCenter
        case .contentsRect: contentsRect = values.contentsRect
        case .cornerRadius: cornerRadius = values.cornerRadius
        case .doubleSided: isDoubleSided = values.flags.contains(.doubleSided)
        case .masksToBounds: masksToBounds = values.flags.contains(.masksToBounds)
        case .hidden: isHidden = values.flags.contains(.hidden)
        case .opacity: opacity = values.opacity
        case .pageTurn: pageTurn = values.pageTurn
        case .position: position = values.position
        case .rasterizationScale: rasterizationScale = values.rasterizationScale
        case .shadowColor: shadowColor = CGColor(rgba: values.shadowColor)
        case .shadowOffset: shadowOffset = values.shadowOffset
        case .shadowOpacity: shadowOpacity = values.shadowOpacity
        case .shadowRadius: shadowRadius = values.shadowRadius
        case .sublayerTransform: sublayerTransform = values.sublayerTransform
        case .transform: transform = values.transform
        case .zPosition: zPosition = values.zPosition
        default: break
        }
    }

    /// Whether the layer's kind has the property `root`.
    private func has(_ root: AnimatableProperty.Root) -> Bool {
        guard let kindValues else { return false }
        return root.kind == .list ? kindValues.hasList(root) : kindValues.value(of: root) != nil
    }

    /// A property that cannot be animated.
    private enum Setting: String {
        case beginTime, contentsGravity, contentsScale, geometryFlipped, mask, name
        case shouldRasterize, speed, timeOffset
    }

    private func read(_ setting: Setting) -> Any? {
        switch setting {
        case .beginTime: NSNumber(value: beginTime)
        case .contentsGravity: contentsGravity.rawValue
        case .contentsScale: NSNumber(value: Double(contentsScale))
        case .geometryFlipped: NSNumber(value: isGeometryFlipped)
        case .mask: mask
        case .name: name
        case .shouldRasterize: NSNumber(value: shouldRasterize)
        case .speed: NSNumber(value: speed)
        case .timeOffset: NSNumber(value: timeOffset)
        }
    }

    private func write(_ value: Any?, to setting: Setting) {
        switch setting {
        case .mask: if value == nil || value is CALayer { mask = value as? CALayer }
        case .name: if value == nil || value is String { name = value as? String }
        case .contentsGravity:
            if let gravity = value as? CALayerContentsGravity { contentsGravity = gravity }
            if let gravity = value as? String { contentsGravity = CALayerContentsGravity(rawValue: gravity) }
        case .beginTime: if let number = value as? NSNumber { beginTime = number.doubleValue }
        case .contentsScale: if let number = value as? NSNumber { contentsScale = CGFloat(number.doubleValue) }
        case .geometryFlipped: if let number = value as? NSNumber { isGeometryFlipped = number.boolValue }
        case .shouldRasterize: if let number = value as? NSNumber { shouldRasterize = number.boolValue }
        case .speed: if let number = value as? NSNumber { speed = number.floatValue }
        case .timeOffset: if let number = value as? NSNumber { timeOffset = number.doubleValue }
        }
    }
}

extension AnimatableProperty.Root {
    /// Whether only one kind of layer has the property.
    fileprivate var isOfKind: Bool {
        switch self {
        case .anchorPoint, .anchorPointZ, .backgroundColor, .borderColor, .borderWidth, .bounds, .contents,
            .contentsCenter, .contentsRect, .cornerRadius, .doubleSided, .hidden, .masksToBounds, .opacity, .position,
            .rasterizationScale, .shadowColor,
            .shadowOffset,
            .shadowOpacity, .shadowPath, .shadowRadius, .sublayerTransform, .transform, .zPosition:
            false
        default: true
        }
    }
}

extension AnimationValue {
    /// The value as key-value coding gives it.
    fileprivate func boxed(for property: AnimatableProperty) -> Any {
        if case .scalar(let value) = self { NSNumber(value: value) } else { object(for: property) }
    }
}

/// An object of another module that stands for a colour, and is taken for it by key-value coding.
package protocol ColorObject {
    /// The colour that it stands for now.
    var cgColor: CGColor { get }
}
