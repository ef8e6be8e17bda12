#include "COversetBuild.h"

// A build that knows its commit links an object file with a definition that is not weak, and nothing is compiled
// anew when the commit changes: Packaging/build.sh.
extern const char overset_commit[];
__attribute__((weak)) const char overset_commit[] = "";

const char *overset_build_commit(void) { return overset_commit; }
