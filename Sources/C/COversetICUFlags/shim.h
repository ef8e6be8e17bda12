#pragma once

// Fails the build early, with the missing header's name, where ICU is not installed.
#include <unicode/uversion.h>
