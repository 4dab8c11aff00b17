import UIKit

struct Right {
    let left: Left

    init(of left: Left) { self.left = left }
}
