#!/usr/bin/env bash
# date-fns-tz 3.2.0 with date-fns 4.1.0.
# 24:00 is the end of a day (ISO 8601-1:2019, amendment 1; ECMAScript, date time strings). `toDate` and `fromZonedTime`
# accept it and give the start of the same day, 24 hours too early. `parseISO` of date-fns and `Date` give the next day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent date-fns-tz@3.2.0 date-fns@4.1.0

cat > run.mjs <<'END'
import { parseISO } from 'date-fns'
import { fromZonedTime, toDate } from 'date-fns-tz'

const end = '2026-11-29T24:00:00'
console.log(`toDate: ${toDate(`${end}Z`).toISOString()}`)
console.log(`fromZonedTime: ${fromZonedTime(end, 'UTC').toISOString()}`)
console.log(`parseISO: ${parseISO(`${end}Z`).toISOString()}`)
console.log(`new Date: ${new Date(`${end}Z`).toISOString()}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'toDate: 2026-11-29T00:00:00.000Z
fromZonedTime: 2026-11-29T00:00:00.000Z
parseISO: 2026-11-30T00:00:00.000Z
new Date: 2026-11-30T00:00:00.000Z' ] || {
  echo 'The end of a day is read in another way now.' >&2
  exit 1
}
