// Announces each first blood of a game, also those that happened while it was not running. Needs Node 22 or later and
// halyard-client.mjs from the platform beside it.
// HALYARD_URL=http://localhost:8080 ANNOUNCE_URL=https://chat.example/hook node first-bloods.mjs GAME_ID CURSOR_FILE
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHalyardClient } from './halyard-client.mjs'

const gameId = Number(process.argv[2])
const cursorFile = process.argv[3]
if (process.argv.length !== 4 || !Number.isInteger(gameId)) {
  console.error('Usage: node first-bloods.mjs GAME_ID CURSOR_FILE')
  process.exit(2)
}
const halyard = createHalyardClient({
  url: process.env.HALYARD_URL ?? 'http://localhost:8080',
  token: process.env.HALYARD_TOKEN,
})

async function readGame() {
  const { game } = await halyard.query(
    'query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { id liveCursor(list: NOTICES) } }',
    { gameId },
  )
  if (!game) throw new Error('There is no such game.')
  return game
}

/** The file is replaced as a whole, so it is never half written. */
function keepCursor(cursor) {
  writeFileSync(`${cursorFile}.new`, cursor)
  renameSync(`${cursorFile}.new`, cursorFile)
}

/** Sends the text in the form of Discord, until the chat takes it; another chat needs another body. */
async function announce(text) {
  console.log(text)
  const url = process.env.ANNOUNCE_URL
  if (!url) return
  for (let waitSeconds = 1; ; waitSeconds = Math.min(waitSeconds * 2, 30)) {
    // Names of teams must not notify people.
    const body = JSON.stringify({ content: text, allowed_mentions: { parse: [] } })
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(30_000)
    const why = await fetch(url, { method: 'POST', headers, body, signal }).then(
      ({ ok, status }) => (ok ? null : `status ${status}`),
      (error) => error.message,
    )
    if (!why) return
    console.error(`The chat refused the announcement: ${why}. Trying again in ${waitSeconds} s.`)
    await sleep(waitSeconds * 1000)
  }
}

const notices = `subscription ($gameId: ID!, $after: String) {
  noticePublished(gameId: $gameId, after: $after) {
    cursor
    ... on BloodNotice { place teamName challengeTitle }
  }
}`
const onPause = ({ message }) => console.error(`${message}. Connecting again.`)

try {
  const { id, liveCursor } = await readGame()
  if (!existsSync(cursorFile)) keepCursor(liveCursor)
  console.log(`Announcing the first bloods of game ${gameId}`)
  const variables = { gameId: id, after: readFileSync(cursorFile, 'utf8') }
  for await (const { noticePublished: notice } of halyard.follow(notices, variables, { onPause })) {
    const { place, teamName, challengeTitle, cursor } = notice
    if (place === 1) await announce(`First blood: ${teamName} solved ${challengeTitle}`)
    // Only after the announcement, so that none is lost. If the program dies between the two, it is sent again.
    keepCursor(cursor)
  }
} catch (error) {
  const tooOld = 'Too much has happened since the last run. Delete the cursor file to begin with what is new.'
  console.error(error.code === 'CURSOR_TOO_OLD' ? tooOld : error.message)
  process.exit(1)
}
