import Testing

@testable import ViewKit

/// Whatever can be changed and copied gives a copy that is another object: Foundation's `copy()` gives the same one where a
/// class does not say how to copy.
@MainActor @Suite struct CopyTests {
    @Test func mutableObjectsCopy() {
        let objects = TestHost().run {
            [
                NSShadow(), NSMutableParagraphStyle(), UIBezierPath(), UIBarAppearance(), UINavigationBarAppearance(),
                UIToolbarAppearance(), UIGraphicsImageRendererFormat(), CABasicAnimation(keyPath: "opacity"),
                CAAnimationGroup(), UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
            ] as [NSObject]
        }
        for object in objects {
            let copy = object.copy() as? NSObject
            #expect(copy !== object && copy != nil, "\(type(of: object))")
            if !(object is NSMutableParagraphStyle) { #expect(copy.map { type(of: $0) } == type(of: object)) }
        }
    }

    @Test func copiesHaveTheirOwnValues() throws {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.red
        let copy = try #require(shadow.copy() as? NSShadow)
        #expect(copy == shadow)
        copy.shadowOffset.width = 9
        #expect(shadow.shadowOffset == .zero && copy != shadow && copy.shadowBlurRadius == 3)
        let bar = TestHost().run { UINavigationBarAppearance() }
        bar.backgroundColor = .red
        bar.titleTextAttributes = [.foregroundColor: UIColor.green]
        let other = try #require(bar.copy() as? UINavigationBarAppearance)
        #expect(other.backgroundColor == .red && other.titleTextAttributes.count == 1)
        other.backgroundColor = .blue
        #expect(bar.backgroundColor == .red)
    }
}
