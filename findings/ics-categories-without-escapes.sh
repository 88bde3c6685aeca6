#!/usr/bin/env bash
# ics 3.12.0, read by ical.js 2.2.1.
# CATEGORIES is a list of texts with a comma between them, so a comma inside one is escaped (RFC 5545, section 3.8.1.2).
# ics escapes the title and the place, but neither the categories nor the text of an alarm: one category becomes two, and
# a backslash with an n in the text of an alarm becomes a line break.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent ics@3.12.0 ical.js@2.2.1

cat > run.mjs <<'END'
import ICAL from 'ical.js'
import { createEvent } from 'ics'

const title = String.raw`Web, easy C:\net`
const { value } = createEvent({
  uid: '1',
  title,
  start: [2026, 7, 1, 10, 0],
  duration: { hours: 1 },
  categories: [title],
  alarms: [{ action: 'display', description: title, trigger: { minutes: 5, before: true } }],
})
const event = new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent')
console.log(`title: ${JSON.stringify(event.getFirstPropertyValue('summary'))}`)
console.log(`categories: ${JSON.stringify(event.getFirstProperty('categories').getValues())}`)
console.log(`alarm: ${JSON.stringify(event.getFirstSubcomponent('valarm').getFirstPropertyValue('description'))}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'title: "Web, easy C:\\net"
categories: ["Web"," easy C:\net"]
alarm: "Web, easy C:\net"' ] || {
  echo 'Categories or alarms are written in another way now.' >&2
  exit 1
}
