import InterfaceFiles

/// The parts of a view of an interface file that differ by size classes, kept up to date as these change: attributes, subviews and
/// constraints.
@MainActor final class InterfaceVariations {
    private let description: InterfaceObject
    private let loader: InterfaceLoader
    /// The subviews that some size classes leave out, in their order among all.
    private let subviews: [(id: String, view: UIView)]

    /// Has `view` follow the size classes, where its `description` has variations; `subviews` are all of its subviews in the file,
    /// those that do not show now included.
    static func observe(
        _ description: InterfaceObject, of view: UIView, subviews: [(id: String, view: UIView)],
        by loader: InterfaceLoader
    ) {
        guard !description.variations.isEmpty || description.constraints.contains(where: { !$0.variations.isEmpty })
        else { return }
        let variations = InterfaceVariations(description, subviews, loader)
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (view: UIView, _: UITraitCollection) in
            variations.apply(to: view)
        }
    }

    private init(_ description: InterfaceObject, _ subviews: [(id: String, view: UIView)], _ loader: InterfaceLoader) {
        self.description = description
        self.subviews = subviews
        self.loader = loader
    }

    /// Sets what varies as it is in the view's size classes.
    private func apply(to view: UIView) {
        view.traitCollection.performAsCurrent {
            // Code may have set all others meanwhile.
            let names = description.variations.flatMap { Array($0.attributes.keys) + Array($0.properties.keys) }
            if !names.isEmpty { InterfaceAttributes.read(loader.values(of: description).only(Set(names)), into: view) }
            showSubviews(in: view)
            let excluded = loader.excluded(from: "constraints", by: description.variations)
            let masks = description.variations.compactMap { $0.masks["constraints"] }
            let varied = Set(masks.flatMap { $0.included + $0.excluded })
            for constraint in description.constraints {
                guard let made = loader.object(constraint.id) as? NSLayoutConstraint else { continue }
                if !constraint.variations.isEmpty { made.constant = CGFloat(loader.constant(of: constraint)) }
                if varied.contains(constraint.id) { made.isActive = !excluded.contains(constraint.id) }
            }
        }
    }

    private func showSubviews(in view: UIView) {
        let excluded = loader.excluded(from: "subviews", by: description.variations)
        var index = 0
        for (id, subview) in subviews {
            if excluded.contains(id) {
                subview.removeFromSuperview()
            } else {
                if subview.superview !== view { view.insertInterfaceSubview(subview, at: index) }
                index += 1
            }
        }
    }
}

extension UIView {
    /// Adds a subview of an interface file at a position among those: in a stack view it is arranged there.
    final func insertInterfaceSubview(_ subview: UIView, at index: Int) {
        if let stack = self as? UIStackView {
            stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
        } else {
            insertSubview(subview, at: min(index, subviews.count))
        }
    }
}
