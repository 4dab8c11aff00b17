import UIKit

final class Draft: AnotherModulesClass {}
