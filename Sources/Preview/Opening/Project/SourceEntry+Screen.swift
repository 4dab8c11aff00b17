import Foundation
import SwiftSources
import Transitions

extension SourceEntry {
    /// The size of the screen that the traits of a preview ask for, in points; nil where they ask for none.
    var screenSize: CGSize? {
        for trait in traits {
            let phone = BuiltInTransition.phoneSize
            if trait.contains("landscape") { return CGSize(width: phone.height, height: phone.width) }
            guard trait.contains("fixedLayout") else { continue }
            let sides = trait.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
            if sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= .longestScreenSide }) {
                return CGSize(width: sides[0], height: sides[1])
            }
        }
        return nil
    }
}
