// libstdc++ of Debian 12 takes this from glibc 2.36, for std::random_device, which nothing here uses. The packages run
// from glibc 2.35 on.
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

uint32_t arc4random(void) {
  uint32_t value;
  if (getentropy(&value, sizeof value) != 0) abort();
  return value;
}
