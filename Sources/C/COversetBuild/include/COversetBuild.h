#pragma once

#pragma clang assume_nonnull begin

/// The commit that this program was built from, as its 40 digits, and `+changes` if the checkout had others; empty
/// if the build did not say. It lives as long as the process.
const char *overset_build_commit(void);

#pragma clang assume_nonnull end
