#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "COversetICU.h"
#include "support.h"

_Static_assert(U_MAX_VERSION_STRING_LENGTH == 20, "the size the public header promises");

const char *overset_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

void overset_version(overset_versioned subject, char version[20]) {
  UErrorCode error = U_ZERO_ERROR;
  UVersionInfo info;
  memset(info, 0, sizeof info);
  switch (subject) {
  case OVERSET_VERSION_ICU: u_getVersion(info); break;
  case OVERSET_VERSION_UNICODE: u_getUnicodeVersion(info); break;
  case OVERSET_VERSION_CLDR: ulocdata_getCLDRVersion(info, &error); break;
  }
  u_versionToString(info, version);
}
