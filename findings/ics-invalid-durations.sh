#!/usr/bin/env bash
# ics 3.12.0.
# A duration has a T only before a time, and weeks stand alone (RFC 5545, section 3.3.6). `createEvent` checks its input
# and gives no error, but writes `P1DT` for a day, `P1WT` for a week and `PT` for nothing, which the grammar does not have.
# ical.js 2.2.1 refuses the whole event for the last one; other readers drop its end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent ics@3.12.0 ical.js@2.2.1

cat > run.mjs <<'END'
import ICAL from 'ical.js'
import { createEvent } from 'ics'

const time = String.raw`T(\d+H)?(\d+M)?(\d+S)?(?<!T)`
const grammar = new RegExp(String.raw`^[+-]?P(\d+W|\d+D(${time})?|${time})$`)
for (const duration of [{ hours: 2 }, { days: 1, hours: 2 }, { days: 1 }, { weeks: 1 }, { minutes: 0 }]) {
  const { error, value } = createEvent({ uid: '1', title: 'Start', start: [2026, 7, 1, 10, 0], duration })
  const text = value.match(/^DURATION:(.*)\r$/m)[1]
  let reads = 'reads it'
  try {
    new ICAL.Event(new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent')).endDate.toString()
  } catch {
    reads = 'refuses it'
  }
  console.log(`error ${error}: ${text} is ${grammar.test(text) ? 'valid' : 'not valid'}, ical.js ${reads}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'error null: PT2H is valid, ical.js reads it
error null: P1DT2H is valid, ical.js reads it
error null: P1DT is not valid, ical.js reads it
error null: P1WT is not valid, ical.js reads it
error null: PT is not valid, ical.js refuses it' ] || {
  echo 'Durations are written or read in another way now.' >&2
  exit 1
}
