/// The values between which an animation goes.
extension AttachedAnimation {
    /// The first and the last value; of an additive animation what it adds. An end that is not given is what the model of
    /// `layer` has.
    func ends(on layer: CALayer) -> (from: ListedValue, to: ListedValue) {
        if let transition = animation as? CATransition {
            let name = [transition.type.rawValue, transition.subtype?.rawValue].compactMap(\.self).joined(
                separator: " ")
            return (.none, .name(name))
        }
        if let change { return change.ends(on: layer) }
        guard let keptChange else { return (.none, .none) }
        let base = keptChange.value(of: layer.keptValues?[keptChange.key])
        switch keptChange.trajectory {
        case .interval(let interval):
            let ends = interval.ends(from: base)
            return (.value(ends.start, nil), .value(ends.end, nil))
        case .keyframes(let track):
            guard let first = track.keys.first, let last = track.keys.last else { return (.none, .none) }
            return (.value(first, nil), .value(last, nil))
        }
    }
}

extension PropertyChange {
    /// The first and the last value, as those of the property; see `AttachedAnimation.ends(on:)`.
    fileprivate func ends(on layer: CALayer) -> (from: ListedValue, to: ListedValue) {
        let base = property.value(in: layer.state)
        switch trajectory {
        case .interval(let interval):
            let rest = isAdditive ? function?.neutral ?? base.zero : function?.input(of: base) ?? base
            let ends = interval.ends(from: rest)
            return (listed(ends.start), listed(ends.end))
        case .keyframes(let track):
            guard let first = track.keys.first, let last = track.keys.last else { return (.none, .none) }
            return (listed(first), listed(last))
        case .path(let track): return (listed(.pair(track.point(at: 0))), listed(.pair(track.point(at: 1))))
        case .list(let track):
            let own = property.root.list(in: layer.state, of: layer.context.resources)
            func listed(_ key: ListValue??) -> ListedValue { (key.flatMap(\.self) ?? own).map { .list($0) } ?? .none }
            return (listed(track.keys.first), listed(track.keys.last))
        case .contents(let track):
            let own = layer.state.pointee.contentsPicture
            func listed(_ key: ContentsPicture??) -> ListedValue {
                let picture = key.flatMap(\.self) ?? own
                return picture.id.isNone ? .none : .image(picture.size)
            }
            return (listed(track.keys.first), listed(track.keys.last))
        }
    }

    private func listed(_ value: AnimationValue) -> ListedValue {
        .value(function?.output(of: value) ?? value, property)
    }
}
