#!/usr/bin/env bash
# Prints counts of the sources that the project watches, one to a line, each by one pattern below.
#
#   Scripts/counts.sh [FOLDER]
#
#   FOLDER  a checkout, also an older one or one without git; this one if it is left out
#
# Patterns read line by line, so a declaration that is spread over lines counts by the line that has
# its keyword. A dash means that the checkout has no such folder.
#
# Exit codes (sysexits): 0 counted; 64 the folder has no Sources.
set -euo pipefail

folder=${1:-$(dirname "$0")/..}
[ -d "$folder/Sources" ] || {
  echo "counts: $folder has no Sources; give the folder of a checkout" >&2
  exit 64
}
cd "$folder/Sources"

readonly products='OversetCommand OversetEngine OversetTesting SnapshotTesting InlineSnapshotTesting
  SnapshotTestingCustomDump SwiftUI'

# Attributes and other modifiers may come before the access level; imports have one too.
readonly declaration='^ *(@[A-Za-z_]+([(][A-Za-z_, ]*[)])? +|(nonisolated|indirect|final|static) +)*'
# What is found: types that are handed on, not those that encode a report.
readonly finding='(struct|enum|class) [A-Za-z]*Finding: .*Sendable'
# Decides whether a finding is accepted.
readonly matcher='[)] -> Suppression[?]|func covers[(]$|func (covers|lists)[(]_ (finding|entry)'
readonly error='(struct|enum|class|actor) [A-Za-z]+: ([A-Za-z, ]+, )?Error\b'
readonly rule='RuleID[(]"[a-z-]+"[)]'
# One enum made from another that has the same raw values.
readonly bridge='rawValue: *[A-Za-z0-9_.$]+[.]rawValue'

# count PATTERN: how many lines of Swift match.
count() { { grep -rhE --include='*.swift' -e "$1" . || [ $? -eq 1 ]; } | wc -l; }

# declarations LEVEL FOLDER: how many declarations have that access level.
declarations() {
  { grep -rhE --include='*.swift' -e "$declaration($1)([(]set[)])? " -- "$2" || [ $? -eq 1 ]; } |
    { grep -vE '\bimport\b' || [ $? -eq 1 ]; } | wc -l
}

print() { printf '%6s  %s\n' "$1" "$2"; }

print "$(declarations public .)" 'public declarations'
for product in $products; do
  if [ -d "$product" ]; then number=$(declarations public "$product"); else number=-; fi
  print "$number" "  in the product $product"
done
print "$(declarations package .)" 'package declarations'
print "$(count "$finding")" 'finding types'
print "$(count "$matcher")" 'matchers of suppressions'
print "$(count "$error")" 'types of errors'

# rule_literals: lines outside OversetChecks, comments left out, that spell the name of a rule.
rule_literals() {
  local names
  names=$(grep -rhoE --include='*.swift' -e "$rule" OversetChecks | grep -oE '"[a-z-]+"') || return 0
  { grep -rhF --include='*.swift' --exclude-dir=OversetChecks -e "$names" . || [ $? -eq 1 ]; } |
    { grep -vE '^ *//' || [ $? -eq 1 ]; }
}

if [ -d OversetChecks ]; then number=$(rule_literals | wc -l); else number=-; fi
print "$number" 'names of rules as literals outside OversetChecks'
print "$(count "$bridge")" 'enums bridged by raw value'
