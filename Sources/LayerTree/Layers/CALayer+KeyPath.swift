/// Values by key path, as Core Animation's key-value coding has them.
extension CALayer {
    /// The value at `path`: a property, a part of one, or what was kept under that key.
    final func readValue(at path: String) -> Any? {
        if let property = AnimatableProperty(keyPath: path) {
            return property.root.isDefined(in: state) ? read(property) : keptValue(forKey: path)
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
        if let property = AnimatableProperty(keyPath: path), property.root.isDefined(in: state) {
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
        return PropertyKind.rect.parts[String(path.dropFirst(6))]
    }

    private func read(_ property: AnimatableProperty) -> Any? {
        let root = property.root
        switch root.model {
        case .color(let get, _): return get(self)
        case .object(let get, _): return get(self)
        case .setter, .state:
            if root.kind.isList { return root.list(in: state, of: context.resources)?.object }
            let value = property.value(in: state)
            return root.kind == .flag ? NSNumber(value: value != .scalar(0)) : value.boxed(for: property)
        }
    }

    private func write(_ value: Any?, to property: AnimatableProperty) {
        let root = property.root
        switch root.model {
        case .color(_, let set): write(color: value) { set(self, $0) }
        case .object(_, let set): set(self, value)
        case .setter, .state:
            if root.kind.isList {
                let list = ListValue(value, of: root.kind)
                if list != nil || value == nil { change(root, to: list) }
            } else if let value = AnimationValue(value) {
                root.assign(property.whole(with: value, in: state), to: self)
            }
        }
    }

    /// Calls `set` with the colour that `object` is or stands for, nil for none; not at all for other objects.
    private func write(color object: Any?, _ set: (CGColor?) -> Void) {
        guard let object else { return set(nil) }
        if let color = object as? CGColor ?? (object as? any ColorObject)?.cgColor { set(color) }
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
