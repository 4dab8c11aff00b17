/// Elements of a menu that are made when it is shown; until they are there, a row with an activity indicator stands for them.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    /// Makes elements, and passes them on once, now or later.
    typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provide: ElementProvider
    private let keepsElements: Bool
    /// The elements that were made once for all; nil before, and for an element without a cache.
    private(set) var loaded: [UIMenuElement]?

    /// Elements that are made when they are shown for the first time, and kept.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, keepsElements: true)
    }

    private init(_ provide: @escaping ElementProvider, keepsElements: Bool) {
        self.provide = provide
        self.keepsElements = keepsElements
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Elements that are made each time they are shown.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self { Self(elementProvider, keepsElements: false) }

    /// Asks for the elements, and calls `completion` on the main thread once they are there: at once where they are kept.
    func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let loaded { return completion(loaded) }
        let answer = DeferredAnswer { [weak self] elements in
            guard let self else { return }
            if keepsElements { loaded = elements }
            completion(elements)
        }
        provide { answer.send($0) }
    }
}
