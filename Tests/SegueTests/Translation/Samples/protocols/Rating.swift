import UIKit

@objc protocol RatingDelegate: NSObjectProtocol {
    @objc optional func ratingShouldChange(_ rating: Rating) -> Bool
    @objc optional func rating(_ rating: Rating, stepFor value: Int, completion: @escaping (Int) -> Void)
    @objc optional func maximum(of rating: Rating) -> Int
    @objc optional func ratingDidEnd()
    @objc optional var isEnabled: Bool { get }
    @objc optional func load(_ done: () -> Void, failure: () -> Void) throws -> CGRect
}

class Rating: UIControl {
    weak var delegate: RatingDelegate?
    var value = 0

    func change(to value: Int) throws {
        guard delegate?.ratingShouldChange?(self) ?? true, delegate?.isEnabled ?? true else { return }
        self.value = min(value, delegate?.maximum?(of: self) ?? 5)
        delegate?.rating?(self, stepFor: value) { step in self.value += step }
        if let delegate, delegate.responds(to: #selector(RatingDelegate.ratingDidEnd)) { delegate.ratingDidEnd?() }
        if let limit = delegate?.maximum?(of: self) { self.value = limit }
        let rect = try delegate?.load? {
        } failure: {
        }
        frame = rect ?? .zero
        guard let delegate else { return }
        let isAllowed = delegate.ratingShouldChange?(self) ?? false
        isEnabled = isAllowed && delegate.maximum?(of: self) == nil
    }
}

class RatingScreen: UIViewController, RatingDelegate {
    func maximum(of rating: Rating) -> Int { 3 }
}

/// Implements what the class above leaves out.
final class StrictScreen: RatingScreen {
    func ratingShouldChange(_ rating: Rating) -> Bool { maximum(of: rating) > rating.value && isEnabled }

    override func maximum(of rating: Rating) -> Int { 4 }

    var isEnabled: Bool { true }
}

extension UIImageView: RatingDelegate {
    func ratingDidEnd() {}
}

private final class Quiet: NSObject {
    func ratingDidEnd() {}
}

extension Quiet: RatingDelegate {}

/// Bound to classes by its own words.
@objc protocol Bound: AnyObject {
    @objc optional func bind()
}

final class Proxy: NSObject, UIScrollViewDelegate {
    weak var target: UIScrollViewDelegate?

    override func responds(to aSelector: Selector!) -> Bool {
        if aSelector == #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)) { return false }
        return super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }
}
