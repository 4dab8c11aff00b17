// Cairo, Fontconfig and Pango for Swift.
#ifndef CPANGO_SHIM_H
#define CPANGO_SHIM_H
#include "pango.h"
#endif
