#pragma once
// The calls of the C library that write a file whole or not at all: Foundation offers neither
// fsync nor an exclusive create. OversetSnapshots alone imports them.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
