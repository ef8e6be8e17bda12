#pragma once
// The calls of the C library that open, list, write, rename and remove files relative to an open folder,
// so that no link leads elsewhere between a check and its use: Foundation offers none of them. Beside them
// the one that tells with which status the process ends. OversetFiles alone imports them.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
