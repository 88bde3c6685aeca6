#!/usr/bin/env bash
# ical-generator 11.1.2, read by ical.js 2.2.1.
# A comma and a semicolon are escaped in a text, and only there: the value of URL and of ATTACH is a URI, which has no
# escapes (RFC 5545, sections 3.3.11 and 3.3.13). ical-generator escapes both in addresses too, so a reader that follows
# the standard opens another address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent ical-generator@11.1.2 ical.js@2.2.1

cat > run.mjs <<'END'
import ICAL from 'ical.js'
import { ICalCalendar } from 'ical-generator'

const url = 'https://ctf.example/map?at=52.5,13.4'
const calendar = new ICalCalendar({ name: 'Tasks' })
const start = new Date('2026-07-01T10:00:00Z')
calendar.createEvent({ id: '1', start, summary: 'Map, 3rd', url, attachments: [url] })
const event = new ICAL.Component(ICAL.parse(calendar.toString())).getFirstSubcomponent('vevent')
for (const field of ['summary', 'url', 'attach']) console.log(`${field}: ${event.getFirstPropertyValue(field)}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'summary: Map, 3rd
url: https://ctf.example/map?at=52.5\,13.4
attach: https://ctf.example/map?at=52.5\,13.4' ] || {
  echo 'Addresses are written in another way now.' >&2
  exit 1
}
