import UIKit

final class RingLayer: CALayer {
    override init(layer: Any) {
        super.init(layer: layer)
    }

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError()
    }
}

final class DotLayer: CALayer {
    public override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }
}
