@testable import ViewKit

extension InterfaceProperty {
    static let viewProperties: [String: InterfaceProperty] = [
        "UIView.accessibilityLabel": of(\UIView.accessibilityLabel),
        "UIView.accessibilityTraits": of(\UIView.accessibilityTraits),
        "UIView.alpha": of(\UIView.alpha),
        "UIView.autoresizesSubviews": of(\UIView.autoresizesSubviews),
        "UIView.autoresizingMask": of(\UIView.autoresizingMask),
        "UIView.backgroundColor": of(\UIView.backgroundColor),
        "UIView.bounds": of(\UIView.bounds),
        "UIView.clipsToBounds": of(\UIView.clipsToBounds),
        "UIView.contentCompressionResistancePriority(for: .horizontal)": of { (object: UIView) in
            object.contentCompressionResistancePriority(for: .horizontal)
        },
        "UIView.contentCompressionResistancePriority(for: .vertical)": of { (object: UIView) in
            object.contentCompressionResistancePriority(for: .vertical)
        },
        "UIView.contentHuggingPriority(for: .horizontal)": of { (object: UIView) in
            object.contentHuggingPriority(for: .horizontal)
        },
        "UIView.contentHuggingPriority(for: .vertical)": of { (object: UIView) in
            object.contentHuggingPriority(for: .vertical)
        },
        "UIView.contentMode": of(\UIView.contentMode),
        "UIView.directionalLayoutMargins": of(\UIView.directionalLayoutMargins),
        "UIView.frame": of(\UIView.frame),
        "UIView.insetsLayoutMarginsFromSafeArea": of(\UIView.insetsLayoutMarginsFromSafeArea),
        "UIView.isAccessibilityElement": of(\UIView.isAccessibilityElement),
        "UIView.isExclusiveTouch": of(\UIView.isExclusiveTouch),
        "UIView.isHidden": of(\UIView.isHidden),
        "UIView.isMultipleTouchEnabled": of(\UIView.isMultipleTouchEnabled),
        "UIView.isOpaque": of(\UIView.isOpaque),
        "UIView.isUserInteractionEnabled": of(\UIView.isUserInteractionEnabled),
        "UIView.layer.anchorPoint": of(\UIView.layer.anchorPoint),
        "UIView.layer.borderWidth": of(\UIView.layer.borderWidth),
        "UIView.layer.cornerRadius": of(\UIView.layer.cornerRadius),
        "UIView.layer.masksToBounds": of(\UIView.layer.masksToBounds),
        "UIView.layer.shadowOffset": of(\UIView.layer.shadowOffset),
        "UIView.layoutMargins": of(\UIView.layoutMargins),
        "UIView.preservesSuperviewLayoutMargins": of(\UIView.preservesSuperviewLayoutMargins),
        "UIView.semanticContentAttribute": of(\UIView.semanticContentAttribute),
        "UIView.tag": of(\UIView.tag),
        "UIView.tintColor": of(\UIView.tintColor),
        "UIView.translatesAutoresizingMaskIntoConstraints": of(\UIView.translatesAutoresizingMaskIntoConstraints),
    ]

    static let imageViewProperties: [String: InterfaceProperty] = [
        "UIImageView.contentMode": of(\UIImageView.contentMode),
        "UIImageView.highlightedImage": of(\UIImageView.highlightedImage),
        "UIImageView.image": of(\UIImageView.image),
        "UIImageView.image?.renderingMode": of(\UIImageView.image?.renderingMode),
        "UIImageView.isHighlighted": of(\UIImageView.isHighlighted),
        "UIImageView.preferredSymbolConfiguration": of(\UIImageView.preferredSymbolConfiguration),
    ]

    static let labelProperties: [String: InterfaceProperty] = [
        "UILabel.adjustsFontForContentSizeCategory": of(\UILabel.adjustsFontForContentSizeCategory),
        "UILabel.adjustsFontSizeToFitWidth": of(\UILabel.adjustsFontSizeToFitWidth),
        "UILabel.attributedText": of(\UILabel.attributedText),
        "UILabel.attributedText .backgroundColor": of { (label: UILabel) in style(.backgroundColor, of: label) },
        "UILabel.attributedText .baselineOffset": of { (label: UILabel) in style(.baselineOffset, of: label) },
        "UILabel.attributedText .font": of { (label: UILabel) in style(.font, of: label) },
        "UILabel.attributedText .foregroundColor": of { (label: UILabel) in style(.foregroundColor, of: label) },
        "UILabel.attributedText .kern": of { (label: UILabel) in style(.kern, of: label) },
        "UILabel.attributedText .paragraphStyle": of { (label: UILabel) in style(.paragraphStyle, of: label) },
        "UILabel.attributedText .strikethroughStyle": of { (label: UILabel) in style(.strikethroughStyle, of: label) },
        "UILabel.attributedText .underlineStyle": of { (label: UILabel) in style(.underlineStyle, of: label) },
        "UILabel.font": of(\UILabel.font),
        "UILabel.highlightedTextColor": of(\UILabel.highlightedTextColor),
        "UILabel.isEnabled": of(\UILabel.isEnabled),
        "UILabel.isHighlighted": of(\UILabel.isHighlighted),
        "UILabel.lineBreakMode": of(\UILabel.lineBreakMode),
        "UILabel.minimumScaleFactor": of(\UILabel.minimumScaleFactor),
        "UILabel.numberOfLines": of(\UILabel.numberOfLines),
        "UILabel.preferredMaxLayoutWidth": of(\UILabel.preferredMaxLayoutWidth),
        "UILabel.shadowColor": of(\UILabel.shadowColor),
        "UILabel.shadowOffset": of(\UILabel.shadowOffset),
        "UILabel.text": of(\UILabel.text),
        "UILabel.textAlignment": of(\UILabel.textAlignment),
        "UILabel.textColor": of(\UILabel.textColor),
    ]

    static let stackViewProperties: [String: InterfaceProperty] = [
        "UIStackView.alignment": of(\UIStackView.alignment),
        "UIStackView.arrangedSubviews": of(\UIStackView.arrangedSubviews),
        "UIStackView.axis": of(\UIStackView.axis),
        "UIStackView.distribution": of(\UIStackView.distribution),
        "UIStackView.isBaselineRelativeArrangement": of(\UIStackView.isBaselineRelativeArrangement),
        "UIStackView.isLayoutMarginsRelativeArrangement": of(\UIStackView.isLayoutMarginsRelativeArrangement),
        "UIStackView.spacing": of(\UIStackView.spacing),
    ]

    static let visualEffectViewProperties: [String: InterfaceProperty] = [
        "UIVisualEffectView.effect": of(\UIVisualEffectView.effect)
    ]
}
