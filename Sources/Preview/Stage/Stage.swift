import Compositor
import Graphics
import LayerTree
import Recorder
import RenderTree
import SDLPlatform
import ViewKit

/// A screen that UIKit code runs on: a host with a window, and the rendering of its picture.
///
/// It has no clock of its own: its owner calls `frame` with times, from a display or from a script. Two stages run side
/// by side without affecting each other.
@MainActor package final class Stage: LayerTree.Host {
    package private(set) lazy var layers = LayerContext(host: self)
    package private(set) var screen: ScreenTraits
    /// The size of the screen that the code is told of; nil for that of the picture.
    var deviceSize: CGSize?
    private let treeRasterizer: TreeRasterizer
    package var rasterizer: any FrameRasterizer { treeRasterizer }
    package let kernels: KernelSet
    package let fragmentBudget: Int
    private let countingDecoder: CountingImageDecoder
    package var imageDecoder: any ImageDecoder { countingDecoder }
    package let imageEncoder: any ImageEncoder = SDLImageEncoder()
    package let assets: any AssetSource
    /// The root of everything that is drawn: the window's layer, or layers without a window.
    package let root = CALayer()
    package private(set) lazy var window = HostScope.with(self) { UIWindow(frame: bounds) }
    /// Turns its layers into render trees.
    package var committer: LayerCommitter { layers.committer }
    /// Samples that arrived since the last frame, in the order of their arrival.
    var samples: [TouchSample] = []
    package var onSample: (TouchSample) -> Void = { _ in }
    package var onInput: (TextInput, Double) -> Void = { _, _ in }
    package var onRelease: (ReleaseRecord) -> Void = { _ in }
    package var onFeedback: (String) -> Void = { _ in }
    package var onCopy: (String) -> Void = { _ in }
    let touchRouter = TouchRouter()
    /// Reads the animations for tools.
    private(set) lazy var animationReader = AnimationReader(of: layers) { [unowned self] in window }
    /// Looks at the screens for checks.
    private(set) lazy var surveyor = SceneSurveyor(of: layers) { [unowned self] in window }

    /// The configuration of a stage.
    package struct Options {
        package var screen: ScreenTraits
        package var completion = TransitionSettings.Completion.transitionSpring
        /// The SIMD variant of the CPU renderer.
        package var kernels = KernelSet.best
        /// The threads that draw pictures of snapshots; nil for the calling one.
        var workers: BandWorkers?
        /// The memory budget of the pictures of snapshots, in bytes.
        package var fragmentBudget = 256 << 20

        package init(screen: ScreenTraits) { self.screen = screen }
    }

    /// An empty stage, whose code finds the picture files of which `pictures` gives the paths by name.
    package convenience init(
        _ options: Options, imageDecoder: any ImageDecoder, pictures: @escaping (String) -> String?
    ) {
        self.init(options, imageDecoder: imageDecoder, assets: PictureFiles(pictures))
    }

    /// An empty stage, whose code finds `assets` by name.
    package init(_ options: Options, imageDecoder: any ImageDecoder, assets: any AssetSource) {
        screen = options.screen
        countingDecoder = CountingImageDecoder(imageDecoder)
        self.assets = assets
        kernels = options.kernels
        fragmentBudget = options.fragmentBudget
        treeRasterizer = TreeRasterizer(kernels: options.kernels, workers: options.workers)
        root.name = "stage"
        layers.root = root
        HostScope.with(self) {
            root.frame = bounds
            layers.transitionSettings.completion = options.completion
        }
        forwardEvents()
    }

    package var deviceScreen: ScreenTraits {
        var device = screen
        device.size = deviceSize ?? screen.size
        return device
    }

    /// The screen's rectangle in points.
    package var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

    package func run<Result>(_ body: () throws -> Result) rethrows -> Result { try HostScope.with(self, body) }

    /// Shows `controller` in the window.
    package func show(_ controller: UIViewController) {
        run {
            if window.layer.superlayer == nil { root.insertSublayer(window.layer, at: 0) }
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
    }

    /// Shows `window`, which a program made, in place of the stage's own.
    package func show(_ window: UIWindow) {
        run {
            self.window.layer.removeFromSuperlayer()
            self.window = window
            window.frame = bounds
            root.insertSublayer(window.layer, at: 0)
            window.makeKeyAndVisible()
        }
    }

    package func setScreen(_ screen: ScreenTraits) {
        guard screen != self.screen else { return }
        let isResized = screen.size != self.screen.size
        self.screen = screen
        run {
            // Snapshots have the old size.
            if isResized { layers.transitions.jump() }
            root.frame = bounds
            window.frame = bounds
            window.screenDidChange()
            layers.setNeedsCommit()
        }
    }

    package func send(_ sample: TouchSample) {
        samples.append(sample)
        onSample(sample)
    }

    /// A window within the main one that takes the touches that begin in it; nil for none.
    var frontWindow: UIWindow? {
        get { touchRouter.front }
        set { run { touchRouter.setFront(newValue, at: layers.mediaTime) } }
    }

    /// The work of the stage since it was made; texts are those of the process.
    package var totalWork: FrameWork {
        FrameWork(
            decodedImages: countingDecoder.count, shapedTexts: FontLibrary.shared.shapedTextCount,
            rasterizedPictures: layers.drawnContentsCount + treeRasterizer.pictureCount)
    }

    /// Whether a continuous gesture goes on, in either window.
    package var isGestureGoingOn: Bool {
        window.touches.isGestureGoingOn || frontWindow?.touches.isGestureGoingOn == true
    }
}
