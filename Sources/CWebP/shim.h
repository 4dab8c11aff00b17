// The types and names of libwebp and its mux for Swift. Nothing is linked: the libraries are loaded when they are used.
#ifndef CWEBP_SHIM_H
#define CWEBP_SHIM_H
#include <webp/encode.h>
#include <webp/mux.h>
#endif
