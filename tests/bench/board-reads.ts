import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { Figure } from './figure.ts'
import type { World } from './world.ts'

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
const seconds = 6
const connections = 32

/** Board reads per second, compared with a bare Node server that sends the same bytes. */
export async function benchBoardReads(world: World): Promise<Figure[]> {
  const rest = `${world.url}/api/game/${world.gameId}/scoreboard`
  const query = `{ game: gameByDatabaseId(databaseId: ${world.gameId}) { scoreboard { seq table {
    teamIds names scores ranks solveTeamIds solveChallengeIds solveTimes solveTypes } } } }`
  const graphql = `${world.url}/graphql?query=${encodeURIComponent(query.replace(/\s+/g, ' '))}`
  return [await compare('board-read', rest), await compare('board-read-graphql', graphql)]
}

async function compare(name: string, url: string): Promise<Figure> {
  const { bytes, encoding } = await fetchRaw(url)
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-bare-'))
  const file = path.join(folder, 'board')
  await writeFile(file, bytes)
  const bare = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', bareServer, file, encoding],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    const [port] = (await once(bare.stdout, 'data')) as [Buffer]
    const limit = await readsPerSecond(`http://127.0.0.1:${port.toString().trim()}/`)
    const value = await readsPerSecond(url)
    return {
      name,
      value,
      unit: `reads/s of ${bytes.length} bytes (${encoding})`,
      limit,
      ratio: value / limit,
    }
  } finally {
    bare.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function readsPerSecond(url: string): Promise<number> {
  const options = { url, connections, headers: { 'accept-encoding': 'gzip' } }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} was refused ${result.non2xx} times`)
  return result.requests.average
}

function fetchRaw(url: string): Promise<{ bytes: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        else
          resolve({
            bytes: Buffer.concat(chunks),
            encoding: response.headers['content-encoding'] ?? 'identity',
          })
      })
    }).once('error', reject)
  })
}
