import Foundation
import LayerTree
import Motion
import SDLPlatform
import SwiftSources
import Transitions
import ViewKit

/// The first message to the process of the user's code: what to load, and the stage to show it on.
struct CodeLaunch: Codable, Sendable {
    /// The path of the shared object.
    var library: String
    /// The name of the files.
    var title: String
    /// The entries that are shown: one, or those of a gallery.
    var entries: [SourceEntry]
    /// The entries that belong to those: delegates of an app's scenes, drivers, and animators for one direction.
    var companions: [SourceEntry]
    /// Whether the entries are shown beside each other, to choose from.
    var isGallery: Bool
    var screen: SceneRequest.Screen
    /// The time at which the first screen is made; nil for 0.
    var start: Start?
    var completion: Completion
    /// The name of the SIMD variant for pictures that the code asks for.
    var kernels: String
    /// Bytes of the pictures of snapshots.
    var fragmentBudget: Int
    /// The screens for a transition that has none.
    var screens: StockScreens
    /// The kind of transition between them; nil for the one that fits the code.
    var style: StockStyle?
    /// The files that stand for the app's bundle.
    var bundle: BundleRoot
    /// Whether the code may ask for files of the bundle by their names.
    var usesBundle: Bool
    /// The symbols of the functions that describe classes to the loader of interface files.
    var interfaceFunctions: [String] = []
    /// The storyboards and nibs.
    var interfaces: [CompiledInterface] = []
    /// The name of the storyboard at which the app begins by its build settings; nil where these do not say.
    var mainStoryboard: String?
    /// The path of the `Info.plist` that the app's target names; nil for the one that is found.
    var informationPath: String?
    /// The identifier of the language of the app's texts.
    var language: String
    /// The date at the time 0, in seconds from 2001-01-01 00:00:00 UTC.
    var date: Double
    /// The values of literals that have others than their own, by their positions in the table that the code looks up.
    var numbers: [Int: Double] = [:]
    /// The path of the folder for this launch.
    var folder = ""

    /// The date at the time 0 of every launch, so that a recording is played again as it was: 2007-01-09 09:41:00 UTC.
    static let date = 190028460.0

    /// The values of a `FrameTick`.
    struct Start: Codable, Sendable {
        var timestamp: Double
        var targetTimestamp: Double

        init(_ tick: FrameTick) {
            timestamp = tick.timestamp
            targetTimestamp = tick.targetTimestamp
        }

        var tick: FrameTick { FrameTick(timestamp: timestamp, targetTimestamp: targetTimestamp) }
    }

    /// The motion after a release.
    enum Completion: Codable, Hashable, Sendable, BitwiseCopyable {
        case uikit
        case transitionSpring
        /// The spring that is at its end at once.
        case immediate
        case spring(mass: Double, stiffness: Double, damping: Double)

        init(_ completion: TransitionSettings.Completion) {
            switch completion {
            case .uikit: self = .uikit
            case .transitionSpring: self = .transitionSpring
            case .spring(let spring):
                self =
                    spring.isImmediate
                    ? .immediate
                    : .spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
            }
        }

        var settings: TransitionSettings.Completion {
            get throws {
                switch self {
                case .uikit: .uikit
                case .transitionSpring: .transitionSpring
                case .immediate: .spring(.immediate)
                case .spring(let mass, let stiffness, let damping):
                    .spring(try Spring(mass: mass, stiffness: stiffness, damping: damping))
                }
            }
        }
    }
}
