#import "OldColors.h"

@implementation OldColors
+ (UIColor *)tint { return [UIColor redColor]; }
@end
