import InterfaceFiles

/// The attributes of interface files, and the properties that they set.
///
/// Interface Builder leaves out its own defaults, which some classes do not share: where such an attribute is missing, its
/// default is set.
@MainActor enum InterfaceAttributes {
    /// Sets the properties of `view`, and of what it inherits.
    static func read(_ values: InterfaceValues, into view: UIView) {
        view.readAttributes(values)
        if let control = view as? UIControl { control.readControlAttributes(values) }
        if let scrollView = view as? UIScrollView { scrollView.readScrollAttributes(values) }
        switch view {
        case let view as UILabel: view.readLabelAttributes(values)
        case let view as UIButton: view.readButtonAttributes(values)
        case let view as UIImageView: view.readImageAttributes(values)
        case let view as UITextField: view.readFieldAttributes(values)
        case let view as UIStackView: view.readStackAttributes(values)
        case let view as UITableView: view.readTableAttributes(values)
        case let view as UITableViewCell: view.readCellAttributes(values)
        case let view as UICollectionView: view.readCollectionAttributes(values)
        case let view as UIVisualEffectView: view.readEffectAttributes(values)
        case let view as UINavigationBar: view.readBarAttributes(values)
        case let view as UITabBar: view.readBarAttributes(values)
        case let view as UIToolbar: view.readBarAttributes(values)
        default: readValue(values, into: view)
        }
    }

    /// Sets the properties of a control or an indicator with a value.
    private static func readValue(_ values: InterfaceValues, into view: UIView) {
        switch view {
        case let view as UISwitch: view.readSwitchAttributes(values)
        case let view as UISlider: view.readSliderAttributes(values)
        case let view as UIStepper: view.readStepperAttributes(values)
        case let view as UIPageControl: view.readPageAttributes(values)
        case let view as UIProgressView: view.readProgressAttributes(values)
        case let view as UIActivityIndicatorView: view.readIndicatorAttributes(values)
        default: break
        }
    }
}
