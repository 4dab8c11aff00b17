import Foundation
import LayerTree
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Code that is compiled on its own and loaded shares the program's copy of ViewKit.
@MainActor @Suite struct LoadingTests {
    private static let source = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Samples/FadeAnimator.swift")

    /// The animator that the shared object at `path` makes.
    private func animator(loadedFrom path: String) throws -> any UIViewControllerAnimatedTransitioning {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw SharedObject.Failure(description: dlerror().map { String(cString: $0) } ?? path)
        }
        let symbol = try #require(dlsym(library, "makeAnimator"))
        typealias Factory = @convention(c) () -> UnsafeMutableRawPointer
        let object = unsafeBitCast(symbol, to: Factory.self)()
        let animator = Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
        return try #require(animator as? any UIViewControllerAnimatedTransitioning, "its protocol is another one")
    }

    @Test func aLoadedAnimatorRunsItsTransition() throws {
        let folder = try TemporaryFolder()
        let object = try SharedObject(compiling: Self.source, into: folder.url)
        print("\(Self.source.lastPathComponent) compiled in \(object.compileTime)")
        let screen = ScreenTraits(size: CGSize(width: 195, height: 422), scale: 1)
        let stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        let delegate = StackDelegate(try animator(loadedFrom: object.url.path))
        let (first, second) = stage.run { (UIViewController(), UIViewController()) }
        let root = stage.run { UINavigationController(rootViewController: first) }
        root.delegate = delegate
        stage.show(root)
        let clock = ManualClock()
        stage.frame(clock.nextTick())
        stage.run { root.pushViewController(second, animated: true) }
        var opacities: [Float] = []
        while stage.layers.transitions.isTransitioning, opacities.count < 100 {
            stage.frame(clock.nextTick())
            opacities.append(second.view.layer.presentation()?.opacity ?? second.view.layer.opacity)
        }
        #expect((15...17).contains(opacities.count), "a quarter of a second at 60 Hz")
        #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(opacities.contains { $0 > 0.4 && $0 < 0.6 })
        #expect(root.viewControllers == [first, second])
        #expect(second.view.window === stage.window && first.view.window == nil)
    }

    /// The loader finds every symbol in the program: it starts with the shared object already in its process.
    @Test func theProgramExportsWhatLoadedCodeNeeds() throws {
        let folder = try TemporaryFolder()
        let object = try SharedObject(compiling: Self.source, into: folder.url)
        let variables = ["LD_PRELOAD": object.url.path, "LD_BIND_NOW": "1"]
        let result = try SegueProcess(["list"], in: folder.url, variables: variables).run()
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        #expect(result.output.hasPrefix("magic-move"))
    }
}
