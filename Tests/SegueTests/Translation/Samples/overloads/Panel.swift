import UIKit

typealias Traits = UITraitCollection

/// Requirements of the same labels and different types.
@objc protocol PanelDelegate: NSObjectProtocol {
    @objc(panel:layoutForTraits:)
    optional func panel(_ panel: Panel, layoutFor newCollection: UITraitCollection) -> CGFloat
    @objc(panel:layoutForSize:)
    optional func panel(_ panel: Panel, layoutFor size: CGSize) -> CGFloat
    @objc(panel:layoutForScreen:)
    optional func panel(_ panel: Panel, layoutFor screen: (any UIContentContainer)?) -> CGFloat
    @objc(panel:movedTo:)
    optional func panel(_ panel: Panel, movedTo place: CGPoint)
    @objc(panel:movedToRect:)
    optional func panel(_ panel: Panel, movedTo rect: CGRect)
    @objc(panelWithHandler:)
    optional func panel(with handler: @escaping (CGSize) -> Void)
    @objc(panelWithTitle:)
    optional func panel(with title: String)
}

/// A requirement of the other's name, with types of its own.
@objc protocol SheetDelegate {
    @objc optional func panel(_ panel: Panel, movedTo edge: UIRectEdge)
}

@objc protocol Placing {
    @objc(placeInRect:)
    optional func place(in rect: CGRect) -> CGFloat
    @objc(placeInView:)
    optional func place(in view: UIView) -> CGFloat
}

extension Placing {
    func place(in rect: CGRect) -> CGFloat { rect.midX }
}

final class Panel: UIViewController {
    weak var delegate: PanelDelegate?
    weak var placing: Placing?
    var height: CGFloat { delegate?.panel?(self, layoutFor: view.bounds.size) ?? 0 }
    var traitHeight: CGFloat { delegate?.panel?(self, layoutFor: traitCollection) ?? 1 }
    var screenHeight: CGFloat { delegate?.panel?(self, layoutFor: parent) ?? 2 }
    var width: CGFloat { (placing?.place(in: view.bounds) ?? 3) + (placing?.place?(in: view) ?? 4) }

    func move() {
        delegate?.panel?(self, movedTo: view.center)
        delegate?.panel?(self, movedTo: view.frame)
        delegate?.panel?(with: "title")
        delegate?.panel? { print($0) }
        let ofPoint = #selector(PanelDelegate.panel(_:movedTo:) as (PanelDelegate) -> ((Panel, CGPoint) -> Void)?)
        if delegate?.responds(to: ofPoint) == true { view.alpha = 1 }
    }
}

final class Owner: NSObject, PanelDelegate {
    func panel(_ panel: Panel, layoutFor newCollection: Traits) -> CGFloat { 8 }
    func panel(_ panel: Panel, movedTo rect: CGRect) {}
    func panel(with handler: @escaping (_ size: CGSize) -> Void) { handler(.zero) }
}

final class Other: NSObject, PanelDelegate, SheetDelegate, Placing {
    func panel(_ panel: Panel, layoutFor size: CGSize) -> CGFloat { size.height }
    func panel(_ panel: Panel, layoutFor screen: UIContentContainer?) -> CGFloat { 9 }
    func panel(_ panel: Panel, movedTo edge: UIRectEdge) {}
    func place(in view: UIView) -> CGFloat { view.bounds.midX }
}
