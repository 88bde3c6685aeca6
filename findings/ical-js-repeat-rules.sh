#!/usr/bin/env bash
# ical.js 2.2.1.
# A repeat rule skips dates that do not exist, and `BYMONTHDAY` of a yearly rule holds for every month (RFC 5545, section
# 3.3.10). ical.js moves a yearly 29 February to 1 March, keeps `BYMONTHDAY` in the month of the start, and misses the
# first month of `BYMONTH` if the start lies before it. `BYSETPOS` of a daily rule has no effect.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent ical.js@2.2.1

cat > run.mjs <<'END'
import ICAL from 'ical.js'

const rules = [
  ['2024-02-29', 'FREQ=YEARLY;COUNT=3', '2024-02-29 2028-02-29 2032-02-29'],
  ['2026-01-15', 'FREQ=YEARLY;BYMONTHDAY=15;COUNT=3', '2026-01-15 2026-02-15 2026-03-15'],
  ['2026-01-31', 'FREQ=MONTHLY;BYMONTH=2,6;BYDAY=1MO;COUNT=3', '2026-02-02 2026-06-01 2027-02-01'],
  ['2026-01-01', 'FREQ=DAILY;BYHOUR=10,17;BYSETPOS=1;COUNT=3', '2026-01-01 2026-01-02 2026-01-03'],
]
for (const [start, rule, expected] of rules) {
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(`${start}T10:00:00`))
  const seen = Array.from({ length: 3 }, () => dates.next().toString().slice(0, 10)).join(' ')
  console.log(`${rule}\n  seen        ${seen}\n  by the rule ${expected}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'FREQ=YEARLY;COUNT=3
  seen        2024-02-29 2025-03-01 2026-03-01
  by the rule 2024-02-29 2028-02-29 2032-02-29
FREQ=YEARLY;BYMONTHDAY=15;COUNT=3
  seen        2026-01-15 2027-01-15 2028-01-15
  by the rule 2026-01-15 2026-02-15 2026-03-15
FREQ=MONTHLY;BYMONTH=2,6;BYDAY=1MO;COUNT=3
  seen        2026-06-01 2027-02-01 2027-06-07
  by the rule 2026-02-02 2026-06-01 2027-02-01
FREQ=DAILY;BYHOUR=10,17;BYSETPOS=1;COUNT=3
  seen        2026-01-01 2026-01-01 2026-01-02
  by the rule 2026-01-01 2026-01-02 2026-01-03' ] || {
  echo 'Repeat rules give other dates now.' >&2
  exit 1
}
