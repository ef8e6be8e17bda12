#pragma once

#include <stddef.h>
#include <stdint.h>

// What Overset takes from libcrypto, without OpenSSL's headers.
//
// Nothing depends on openssl.cnf or on the environment. Where memory is exhausted the process ends,
// as it does where Swift allocates.

#pragma clang assume_nonnull begin

enum {
  /// The bytes of a SHA-256 digest.
  OVERSET_SHA256_LENGTH = 32,
};

/// The state of a SHA-256 digest. One thread may update it while no other uses it.
typedef struct overset_sha256 overset_sha256;

/// The state before the first byte.
overset_sha256 *overset_sha256_create(void);

/// A second state with the bytes of the first.
overset_sha256 *overset_sha256_copy(const overset_sha256 *state);

void overset_sha256_destroy(overset_sha256 *state);

/// Adds bytes; `bytes` may be null where `length` is 0.
void overset_sha256_update(overset_sha256 *state, const void *_Nullable bytes, size_t length);

/// Writes the digest of the bytes so far (`OVERSET_SHA256_LENGTH` bytes) and leaves the state as it is.
void overset_sha256_digest(const overset_sha256 *state, uint8_t *digest);

#pragma clang assume_nonnull end
