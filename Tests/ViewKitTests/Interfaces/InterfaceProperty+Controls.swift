@testable import ViewKit

extension InterfaceProperty {
    static let controlProperties: [String: InterfaceProperty] = [
        "UIControl.contentHorizontalAlignment": of(\UIControl.contentHorizontalAlignment),
        "UIControl.contentVerticalAlignment": of(\UIControl.contentVerticalAlignment),
        "UIControl.isEnabled": of(\UIControl.isEnabled),
        "UIControl.isHighlighted": of(\UIControl.isHighlighted),
        "UIControl.isSelected": of(\UIControl.isSelected),
    ]

    static let buttonProperties: [String: InterfaceProperty] = [
        "UIButton.adjustsImageWhenDisabled": of(\UIButton.adjustsImageWhenDisabled),
        "UIButton.adjustsImageWhenHighlighted": of(\UIButton.adjustsImageWhenHighlighted),
        "UIButton.attributedTitle(for: .normal)": of { (object: UIButton) in object.attributedTitle(for: .normal) },
        "UIButton.backgroundImage(for: .normal)": of { (object: UIButton) in object.backgroundImage(for: .normal) },
        "UIButton.buttonType": of(\UIButton.buttonType),
        "UIButton.configuration": of(\UIButton.configuration),

        "UIButton.configuration?.background": of(\UIButton.configuration?.background),
        "UIButton.configuration?.baseBackgroundColor": of(\UIButton.configuration?.baseBackgroundColor),
        "UIButton.configuration?.baseForegroundColor": of(\UIButton.configuration?.baseForegroundColor),
        "UIButton.configuration?.buttonSize": of(\UIButton.configuration?.buttonSize),
        "UIButton.configuration?.contentInsets": of(\UIButton.configuration?.contentInsets),
        "UIButton.configuration?.cornerStyle": of(\UIButton.configuration?.cornerStyle),
        "UIButton.configuration?.image": of(\UIButton.configuration?.image),
        "UIButton.configuration?.imagePadding": of(\UIButton.configuration?.imagePadding),
        "UIButton.configuration?.imagePlacement": of(\UIButton.configuration?.imagePlacement),
        "UIButton.configuration?.preferredSymbolConfigurationForImage": of(
            \UIButton.configuration?.preferredSymbolConfigurationForImage),
        "UIButton.configuration?.subtitle": of(\UIButton.configuration?.subtitle),
        "UIButton.configuration?.title": of(\UIButton.configuration?.title),
        "UIButton.configuration?.titlePadding": of(\UIButton.configuration?.titlePadding),
        "UIButton.contentEdgeInsets": of(\UIButton.contentEdgeInsets),
        "UIButton.contentHorizontalAlignment": of(\UIButton.contentHorizontalAlignment),
        "UIButton.contentVerticalAlignment": of(\UIButton.contentVerticalAlignment),
        "UIButton.image(for: .normal)": of { (object: UIButton) in object.image(for: .normal) },
        "UIButton.imageEdgeInsets": of(\UIButton.imageEdgeInsets),
        "UIButton.isEnabled": of(\UIButton.isEnabled),
        "UIButton.isHighlighted": of(\UIButton.isHighlighted),
        "UIButton.isSelected": of(\UIButton.isSelected),
        "UIButton.preferredSymbolConfigurationForImage(in: .normal)": of { (object: UIButton) in
            object.preferredSymbolConfigurationForImage(in: .normal)
        },
        "UIButton.title(for: .disabled)": of { (object: UIButton) in object.title(for: .disabled) },
        "UIButton.title(for: .highlighted)": of { (object: UIButton) in object.title(for: .highlighted) },
        "UIButton.title(for: .normal)": of { (object: UIButton) in object.title(for: .normal) },
        "UIButton.title(for: .selected)": of { (object: UIButton) in object.title(for: .selected) },
        "UIButton.titleColor(for: .normal)": of { (object: UIButton) in object.titleColor(for: .normal) },
        "UIButton.titleEdgeInsets": of(\UIButton.titleEdgeInsets),
        "UIButton.titleLabel?.font": of(\UIButton.titleLabel?.font),
        "UIButton.titleLabel?.lineBreakMode": of(\UIButton.titleLabel?.lineBreakMode),
        "UIButton.titleLabel?.shadowOffset": of(\UIButton.titleLabel?.shadowOffset),
        "UIButton.titleShadowColor(for: .normal)": of { (object: UIButton) in object.titleShadowColor(for: .normal) },
    ]

    static let textFieldProperties: [String: InterfaceProperty] = [
        "UITextField.adjustsFontForContentSizeCategory": of(\UITextField.adjustsFontForContentSizeCategory),
        "UITextField.adjustsFontSizeToFitWidth": of(\UITextField.adjustsFontSizeToFitWidth),
        "UITextField.autocapitalizationType": of(\UITextField.autocapitalizationType),
        "UITextField.autocorrectionType": of(\UITextField.autocorrectionType),
        "UITextField.background": of(\UITextField.background),
        "UITextField.borderStyle": of(\UITextField.borderStyle),
        "UITextField.clearButtonMode": of(\UITextField.clearButtonMode),
        "UITextField.clearsOnBeginEditing": of(\UITextField.clearsOnBeginEditing),
        "UITextField.disabledBackground": of(\UITextField.disabledBackground),
        "UITextField.enablesReturnKeyAutomatically": of(\UITextField.enablesReturnKeyAutomatically),
        "UITextField.font": of(\UITextField.font),
        "UITextField.isSecureTextEntry": of(\UITextField.isSecureTextEntry),
        "UITextField.keyboardAppearance": of(\UITextField.keyboardAppearance),
        "UITextField.keyboardType": of(\UITextField.keyboardType),
        "UITextField.minimumFontSize": of(\UITextField.minimumFontSize),
        "UITextField.placeholder": of(\UITextField.placeholder),
        "UITextField.returnKeyType": of(\UITextField.returnKeyType),
        "UITextField.smartDashesType": of(\UITextField.smartDashesType),
        "UITextField.spellCheckingType": of(\UITextField.spellCheckingType),
        "UITextField.text": of(\UITextField.text),
        "UITextField.textAlignment": of(\UITextField.textAlignment),
        "UITextField.textColor": of(\UITextField.textColor),
        "UITextField.textContentType": of(\UITextField.textContentType),
    ]

    static let switchProperties: [String: InterfaceProperty] = [
        "UISwitch.isOn": of(\UISwitch.isOn),
        "UISwitch.onTintColor": of(\UISwitch.onTintColor),
        "UISwitch.thumbTintColor": of(\UISwitch.thumbTintColor),
    ]

    static let sliderProperties: [String: InterfaceProperty] = [
        "UISlider.isContinuous": of(\UISlider.isContinuous),
        "UISlider.maximumTrackTintColor": of(\UISlider.maximumTrackTintColor),
        "UISlider.maximumValue": of(\UISlider.maximumValue),
        "UISlider.minimumTrackTintColor": of(\UISlider.minimumTrackTintColor),
        "UISlider.minimumValue": of(\UISlider.minimumValue),
        "UISlider.thumbTintColor": of(\UISlider.thumbTintColor),
        "UISlider.value": of(\UISlider.value),
    ]

    static let stepperProperties: [String: InterfaceProperty] = [
        "UIStepper.maximumValue": of(\UIStepper.maximumValue),
        "UIStepper.minimumValue": of(\UIStepper.minimumValue),
        "UIStepper.stepValue": of(\UIStepper.stepValue),
        "UIStepper.value": of(\UIStepper.value),
        "UIStepper.wraps": of(\UIStepper.wraps),
    ]

    static let segmentedControlProperties: [String: InterfaceProperty] = [
        "UISegmentedControl.imageForSegment(at: 0)": of { (object: UISegmentedControl) in object.imageForSegment(at: 0)
        },
        "UISegmentedControl.isEnabledForSegment(at: 0)": of { (object: UISegmentedControl) in
            object.isEnabledForSegment(at: 0)
        },
        "UISegmentedControl.isMomentary": of(\UISegmentedControl.isMomentary),
        "UISegmentedControl.numberOfSegments": of(\UISegmentedControl.numberOfSegments),
        "UISegmentedControl.selectedSegmentIndex": of(\UISegmentedControl.selectedSegmentIndex),
        "UISegmentedControl.selectedSegmentTintColor": of(\UISegmentedControl.selectedSegmentTintColor),
        "UISegmentedControl.widthForSegment(at: 0)": of { (object: UISegmentedControl) in object.widthForSegment(at: 0)
        },
    ]

    static let pageControlProperties: [String: InterfaceProperty] = [
        "UIPageControl.currentPage": of(\UIPageControl.currentPage),
        "UIPageControl.currentPageIndicatorTintColor": of(\UIPageControl.currentPageIndicatorTintColor),
        "UIPageControl.hidesForSinglePage": of(\UIPageControl.hidesForSinglePage),
        "UIPageControl.numberOfPages": of(\UIPageControl.numberOfPages),
        "UIPageControl.pageIndicatorTintColor": of(\UIPageControl.pageIndicatorTintColor),
    ]

    static let progressViewProperties: [String: InterfaceProperty] = [
        "UIProgressView.progress": of(\UIProgressView.progress),
        "UIProgressView.progressTintColor": of(\UIProgressView.progressTintColor),
        "UIProgressView.progressViewStyle": of(\UIProgressView.progressViewStyle),
        "UIProgressView.trackTintColor": of(\UIProgressView.trackTintColor),
    ]

    static let activityIndicatorViewProperties: [String: InterfaceProperty] = [
        "UIActivityIndicatorView.color": of(\UIActivityIndicatorView.color),
        "UIActivityIndicatorView.hidesWhenStopped": of(\UIActivityIndicatorView.hidesWhenStopped),
        "UIActivityIndicatorView.isAnimating": of(\UIActivityIndicatorView.isAnimating),
        "UIActivityIndicatorView.style": of(\UIActivityIndicatorView.style),
    ]
}
