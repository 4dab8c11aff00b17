import UIKit

// A module that imports Foundation beside UIKit says once whose clock it means.
typealias DispatchQueue = UIKit.DispatchQueue
typealias DispatchTime = UIKit.DispatchTime
typealias Timer = UIKit.Timer
