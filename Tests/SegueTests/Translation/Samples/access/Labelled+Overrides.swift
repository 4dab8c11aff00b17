import UIKit

/// Members are as accessible as the extension says.
public extension Labelled {
    override var description: String { "labelled" }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override func layoutSubviews() { super.layoutSubviews() }

    override var bounds: CGRect {
        didSet { setNeedsLayout() }
    }

    final override func didMoveToWindow() {}

    #if os(iOS)
    override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = newValue / 2 }
    }
    #endif
}

/// Members say it themselves.
extension Field {
    open override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }

    public final override func layoutSubviews() {}
}

@objc public extension Field {
    open override func didMoveToSuperview() {}
}

internal extension Inner {
    override func layoutSubviews() {}
}

public extension Parts.Handle {
    override func didMoveToWindow() { super.didMoveToWindow() }
}

private extension Hidden {
    override func layoutSubviews() {}

    override var frame: CGRect {
        willSet { tag = 1 }
    }
}

private class Hidden: UIView {}

fileprivate extension Veiled {
    override var count: Int { 2 }

    override subscript(index: Int) -> Int { 2 * index }
}

fileprivate class Veiled: Counter {}

public extension Rows {
    override subscript(index: Int) -> Int { super[index] + 1 }

    /// Doubled.
    @available(iOS 13, *)
    override subscript(name name: String) -> Int { 2 }

    private(set) override var limit: Int {
        get { tag }
        set { tag = newValue }
    }
}

func views() -> [UIView] { [Hidden()] }

func numbers() -> Int { Veiled()[1] }
