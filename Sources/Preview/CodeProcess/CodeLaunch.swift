import Foundation
import LayerTree
import Motion
import SwiftSources
import Transitions
import ViewKit

/// The first message to the process of the user's code: what to load, and the stage to show it on.
struct CodeLaunch: Codable, Sendable {
    /// The path of the shared object.
    var library: String
    /// The entries that are shown together: one, those of one app, or those of a gallery.
    var entries: [SourceEntry]
    /// Whether the entries are shown beside each other, to choose from.
    var isGallery: Bool
    var screen: SceneRequest.Screen
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
    /// The path of the folder for this launch.
    var folder = ""

    /// The motion after a release.
    enum Completion: Codable, Sendable {
        case uikit
        /// The spring that is at its end at once.
        case immediate
        case spring(mass: Double, stiffness: Double, damping: Double)

        init(_ completion: TransitionSettings.Completion) {
            switch completion {
            case .uikit: self = .uikit
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
                case .immediate: .spring(.immediate)
                case .spring(let mass, let stiffness, let damping):
                    .spring(try Spring(mass: mass, stiffness: stiffness, damping: damping))
                }
            }
        }
    }
}
