import UIKit

final class Left {
    var turned: Right { Right(of: self) }
}
