import Foundation
import Testing

@testable import ViewKit

/// Values beside objects, as extensions of classes keep them.
@MainActor @Suite struct AssociatedObjectsTests {
    private static var first = 0
    private static var second = 0

    private final class Plain {}

    private final class Value: NSObject, NSCopying {
        func copy(with zone: NSZone? = nil) -> Any { Value() }
    }

    private static func objects() -> [AnyObject] { [UIView(), UIViewController(), CALayer(), NSObject(), Plain()] }

    @Test func valuesAreKeptByAddress() {
        for object in Self.objects() {
            objc_setAssociatedObject(object, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &Self.first) as? String == "one")
            #expect(objc_getAssociatedObject(object, &Self.second) as? Int == 2)
            objc_setAssociatedObject(object, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &Self.first) == nil)
            objc_removeAssociatedObjects(object)
            #expect(objc_getAssociatedObject(object, &Self.second) == nil)
        }
    }

    @Test func thePolicySaysWhatIsKept() {
        for object in Self.objects() {
            weak var gone: Value?
            do {
                let value = Value()
                gone = value
                objc_setAssociatedObject(object, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
                #expect(objc_getAssociatedObject(object, &Self.first) as? Value === value)
                objc_setAssociatedObject(object, &Self.second, value, .OBJC_ASSOCIATION_COPY)
                #expect(objc_getAssociatedObject(object, &Self.second) as? Value !== value)
            }
            #expect(gone == nil && objc_getAssociatedObject(object, &Self.first) == nil)
            #expect(objc_getAssociatedObject(object, &Self.second) is Value)
        }
    }

    /// A value of a view goes with it, one of another object when others come.
    @Test func valuesGoWithTheirObjects() {
        weak var ofView: Value?
        weak var ofLayer: Value?
        do {
            let (view, layer) = (UIView(), CALayer())
            let values = (Value(), Value())
            (ofView, ofLayer) = values
            objc_setAssociatedObject(view, &Self.first, values.0, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(layer, &Self.first, values.1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ofView == nil)
        var others: [NSObject] = []
        for _ in 0..<20_000 where ofLayer != nil {
            others.append(NSObject())
            objc_setAssociatedObject(others[others.count - 1], &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ofLayer == nil)
    }

    /// A value that asks for others as it goes.
    @Test func valuesMayUseOthersAsTheyGo() {
        final class Asking {
            unowned let view: UIView
            init(_ view: UIView) { self.view = view }
            deinit { _ = objc_getAssociatedObject(view, "another") }
        }
        let view = UIView()
        objc_setAssociatedObject(view, &Self.first, Asking(view), .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Self.first, Asking(view), .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Self.first) == nil)
    }
}
