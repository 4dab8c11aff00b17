import Foundation
import TestSupport

/// The expected values of this module.
let vectors = VectorFolder(in: .module)
