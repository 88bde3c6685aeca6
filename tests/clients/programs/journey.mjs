import assert from 'node:assert/strict'

// Every generated client does the same here, with its own methods: it reads the board, submits a flag, uploads a picture, and
// downloads a spreadsheet and a capture, whose bytes are intact.

const { BASE, TOKEN, GAME, CHALLENGE, PARTICIPATION, CAPTURE } = process.env

export const base = BASE
export const headers = { authorization: `Bearer ${TOKEN}` }
export const game = Number(GAME)
export const challenge = Number(CHALLENGE)
export const participation = Number(PARTICIPATION)
export const capture = CAPTURE

/** A picture of one pixel. */
export const picture = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'poster.png',
  { type: 'image/png' },
)

const sheetPath = `/api/game/${game}/scoreboardsheet`
const capturePath = `/api/game/captures/${challenge}/${participation}/${capture}`

/** Downloads with the HTTP client itself: the reference, and the way for generators that read every answer as text. */
async function download(path) {
  const answer = await fetch(base + path, { headers })
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}
export const byHand = { sheet: () => download(sheetPath), capture: () => download(capturePath) }

async function bytesOf(downloaded) {
  return Buffer.from(downloaded instanceof Blob ? await downloaded.arrayBuffer() : downloaded)
}

/** A ZIP file says at its end where its list of files begins. */
function assertWhole(zip) {
  const end = zip.length - 22
  assert.equal(zip.readUInt32LE(end), 0x06054b50)
  assert.equal(zip.readUInt32LE(zip.readUInt32LE(end + 16)), 0x02014b50)
}

/** `client`: `board` and `upload` return the data of the answer, `submit` the id of the submission, `status` its verdict. */
export async function play(client) {
  const submission = await client.submit({ flag: 'flag{reef}' })
  assert.equal(typeof submission, 'number')
  assert.equal(await client.status(submission), 'Accepted')
  const board = await client.board()
  assert.ok(board.items.some(({ solvedChallenges }) => solvedChallenges.some(({ id }) => id === challenge)))
  assert.match(await client.upload(), /^\/assets\/[0-9a-f]{64}\/poster/)
  // A spreadsheet says when it was made, so two downloads differ.
  assertWhole(await bytesOf(await client.sheet()))
  const wanted = await byHand.capture()
  assert.ok(wanted.length > 100)
  assert.deepEqual(await bytesOf(await client.capture()), wanted)
}
