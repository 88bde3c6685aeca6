#!/usr/bin/env bash
# luxon 3.7.2.
# The end of an interval may leave out what it has in common with the start (ISO 8601-1, 5.5.2.2: `2007-12-14T13:30/15:30`
# is two hours). `Interval.fromISO` accepts such a text and takes the missing day from today, so the interval ends today
# and is another one tomorrow; an interval in the future is refused.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent luxon@3.7.2

cat > run.mjs <<'END'
import { Interval, Settings } from 'luxon'

Settings.defaultZone = 'utc'
const read = (text, today) => {
  Settings.now = () => Date.parse(today)
  const interval = Interval.fromISO(text)
  return interval.isValid ? `${interval.length('hours')} hours` : interval.invalidReason
}
const text = '2026-11-28T13:30/15:30'
for (const today of ['2026-11-28', '2026-11-30', '2026-11-20']) console.log(`on ${today}: ${read(text, today)}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'on 2026-11-28: 2 hours
on 2026-11-30: 50 hours
on 2026-11-20: end before start' ] || {
  echo 'A short end of an interval is read in another way now.' >&2
  exit 1
}
