/// The contexts that UIKit's drawing goes to, one on top of the other; the topmost is the current one.
@MainActor final class GraphicsContextStack {
    private var contexts: [CGContext] = []

    static var current: GraphicsContextStack {
        HostScope.attachment { _ in GraphicsContextStack() }
    }

    var top: CGContext? { contexts.last }

    func push(_ context: CGContext) { contexts.append(context) }

    /// Takes the topmost context off; without one nothing happens.
    @discardableResult func pop() -> CGContext? { contexts.popLast() }

    func with(_ context: CGContext, _ body: () -> Void) {
        push(context)
        body()
        pop()
    }
}

/// The context that drawing goes to now; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.top }

/// Makes `context` the current one until `UIGraphicsPopContext()`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.push(context)
}

/// Makes the context before the last `UIGraphicsPushContext(_:)` the current one again.
@preconcurrency @MainActor public func UIGraphicsPopContext() { GraphicsContextStack.current.pop() }
