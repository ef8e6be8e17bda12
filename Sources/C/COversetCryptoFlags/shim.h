#pragma once

// Fails the build early, with the missing header's name, where libcrypto is not installed.
#include <openssl/opensslv.h>

#if !defined(OPENSSL_VERSION_MAJOR) || OPENSSL_VERSION_MAJOR < 3
#error "libcrypto of OpenSSL 3 or later is needed; PKG_CONFIG_PATH may lead to an older one"
#endif
