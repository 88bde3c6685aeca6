import { documentNames, specOf } from '../../../server/domains/game-package/documents.ts'
import {
  inSnapshot,
  loadBoardRows,
  readChanges,
} from '../../../server/domains/scoreboard/model/load-board.ts'
import { computeScoreboard } from '../../../server/domains/scoreboard/model/compute-scoreboard.ts'
import { boardAt } from '../../../server/domains/scoreboard/model/board-at.ts'
import { viewBoard } from '../../../server/domains/scoreboard/model/board-view.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { linesOf, type Entries } from './package-kit.ts'

/** A document with its ids replaced by their places, so that two platforms can be compared. */
export function normalized(package_: Entries, name: (typeof documentNames)[number]): object[] {
  const places = new Map<string, Map<unknown, unknown>>()
  for (const other of documentNames) {
    const { key } = specOf(other)
    if (!key || key.kind === 'file') continue
    const lines = linesOf(package_, other)
    places.set(
      key.kind,
      new Map(
        lines.map((line, place) => [
          line[key.member],
          // The receiving platform has no account of the organizer.
          line['isPlayer'] === false ? null : place,
        ]),
      ),
    )
  }
  const { key, refs, looseRefs, isNumbered } = specOf(name)
  const kindOfChange: Record<string, string> = { solve: 'submission' }
  return linesOf(package_, name)
    .filter((line) => line['isPlayer'] !== false)
    .map((line, place) => {
      const row: Record<string, unknown> = { ...line }
      if (isNumbered || key?.member === 'id') row['id'] = place
      for (const [member, kind] of Object.entries({ ...refs, ...looseRefs })) {
        row[member] = line[member] === null ? null : (places.get(kind)?.get(line[member]) ?? null)
      }
      if (name === 'board-changes.jsonl') {
        const kind = String(line['kind'])
        row['ids'] = (line['ids'] as number[]).flatMap((id) => {
          if (kind === 'game') return ['game']
          const found = places.get(kindOfChange[kind] ?? kind)?.get(id)
          return found === undefined ? [] : [found]
        })
      }
      return row
    })
}

/** The boards of a game: after each change, and at the time of each solve and adjustment. */
export async function boardsOf(test: TestApp, id: number) {
  return inSnapshot(test.services.pool, async (client) => {
    const loaded = await loadBoardRows(client, id)
    if (!loaded) throw new Error(`the game ${id} has no board`)
    const { rows, version } = loaded
    const changes = await readChanges(client, id, 0)
    const seen = new Set<number>()
    const told = new Set<number>()
    const versions = changes.map((change) => {
      for (const solve of change.solves) seen.add(solve.submissionId)
      if (change.kind === 'adjustment') for (const one of change.ids) told.add(one)
      const then = {
        ...rows,
        solves: new Map([...rows.solves].filter(([key]) => seen.has(key))),
        adjustments: new Map([...rows.adjustments].filter(([key]) => told.has(key))),
      }
      return [change.seq, change.kind, standings(computeScoreboard(then))]
    })
    const view = viewBoard(computeScoreboard(rows), { seq: version.seq, updatedAt: version.updatedAt })
    const times = [...rows.solves.values(), ...rows.adjustments.values()].flatMap(({ time }) => [
      time - 1,
      time,
    ])
    const moments = new Map(
      times.map((time) => [
        time,
        boardAt(view, new Date(time)).rows.map(({ team, score, rank }) => [team.name, score, rank]),
      ]),
    )
    return { versions, moments, seq: version }
  })
}

function standings({ order }: ReturnType<typeof computeScoreboard>) {
  return order
    .map(({ team, score, solves }) => [team.name, score, solves.map(({ time, type }) => [time, type])])
    .toSorted()
}

export async function countRows({ services: { pool } }: TestApp): Promise<Record<string, number>> {
  const tables = documentNames.map((name) => specOf(name).table).concat('attachment', 'audit_entry')
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int FROM "${table}"`)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}
