/// The contents and colours of a button in one state; for a nil value, that of the normal state is in effect.
struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
}
