#pragma once
// The calls of the C library that write a file whole or not at all, and those that say in the
// system's words why a file or a folder cannot be read: Foundation offers neither fsync nor an
// exclusive create, and its errors differ between platforms. Beside them the one that tells with which
// status the process ends. OversetSnapshots alone imports them.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
