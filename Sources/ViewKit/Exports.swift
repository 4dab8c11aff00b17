@_exported import Foundation
@_exported import Graphics
@_exported import LayerTree

/// Foundation has a `Host`, too.
typealias Host = LayerTree.Host
