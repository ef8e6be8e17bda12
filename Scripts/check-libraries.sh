#!/usr/bin/env bash
# Checks that a program loads none of the libraries that make it large and that it has no use for.
#
# usage: check-libraries.sh PROGRAM
set -euo pipefail

program=${1:?usage: check-libraries.sh PROGRAM}
# What the program loads, by itself or through others. That Foundation is among them proves that the list is one.
libraries=$(ldd "$program")
if ! grep -q 'libFoundation\.so' <<<"$libraries"; then
  echo "$program: ldd does not list Foundation, which every program of Overset loads" >&2
  exit 1
fi
if grep -E 'libFoundationNetworking\.so|libcurl\.so' <<<"$libraries" >&2; then
  echo "$program: loads Foundation's networking; find out which package brings it" >&2
  exit 1
fi
