import LayerTree
import SDLPlatform
import ViewKit

/// A call of the window's process to the stage, or its scene, in the process of the user's code.
enum SceneRequest: Sendable, BitwiseCopyable {
    case setScreen(Screen)
    case begin(FrameTick)
    case send(TouchSample)
    case text(TextPiece)
    case key(EditingKey)
    case takeInput
    case turnWheel(distance: SIMD2<Double>, point: SIMD2<Double>)
    case performMainThreadWork
    case show(Double)
    case scrubTo(Double)
    case scrubBy(Double)
    case play
    case cancel
    /// A command that is performed in a frame.
    case take(KeyCommand)
    case frame(FrameTick)
    /// From here on frames are made to come to a state, and none is shown.
    case beginReplay
    case endReplay
    /// The state of the screens is read, and comes with the reply.
    case survey
    /// The motion after the releases to come.
    case setCompletion(CodeLaunch.Completion)
    /// The animations are read, and come with the reply.
    case animations
    /// The animations of a row show their end values, or their own again.
    case setMuted(layer: Int, keyPath: KeyPathDigest, Bool)
    /// From here on screens change at once.
    case skipAnimations

    /// Whether it has no part in the state that a newer version has to come to: numbers of layers are those of one version.
    var isForToolsAlone: Bool {
        switch self {
        case .survey, .animations, .setMuted: true
        default: false
        }
    }

    /// The values of `ScreenTraits`.
    struct Screen: Sendable, BitwiseCopyable, Codable {
        var width: Double
        var height: Double
        var scale: Double
        var maximumFramesPerSecond: Int
        var settings: UserSettings
        // The insets, in single precision: a request is small.
        private var top: Float
        private var left: Float
        private var bottom: Float
        private var right: Float

        init(_ screen: ScreenTraits) {
            width = screen.size.width
            height = screen.size.height
            scale = screen.scale
            maximumFramesPerSecond = screen.maximumFramesPerSecond
            settings = screen.settings
            top = Float(screen.insets.top)
            left = Float(screen.insets.left)
            bottom = Float(screen.insets.bottom)
            right = Float(screen.insets.right)
        }

        var insets: ScreenInsets {
            ScreenInsets(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
        }

        var traits: ScreenTraits {
            var screen = ScreenTraits(
                size: CGSize(width: width, height: height), scale: scale,
                maximumFramesPerSecond: maximumFramesPerSecond, settings: settings)
            screen.insets = insets
            return screen
        }
    }
}

/// Text input as requests.
extension SceneRequest {
    /// The requests that bring `input` to the other process.
    static func requests(for input: TextInput) -> [SceneRequest] {
        switch input {
        case .text(let text): TextPiece.pieces(of: text, .text).map(SceneRequest.text)
        case .composition(let text): TextPiece.pieces(of: text, .composition).map(SceneRequest.text)
        case .paste(let text): TextPiece.pieces(of: text, .paste).map(SceneRequest.text)
        case .key(let key): [.key(key)]
        }
    }
}
