import { defaultBloodBonus, packBloodBonus } from '../../../../../rules/scoring/blood-bonus.ts'
import { badDocument, damaged } from '../../import/package-fault.ts'
import { manifestEntry } from '../../package-format.ts'
import { gameDefaults } from '../game-defaults.ts'
import { createForeignGame, type ForeignGame } from '../foreign-game.ts'
import { noteUnknownMembers, readAs } from '../read-document.ts'
import { readChallenge } from './read-challenge.ts'
import { needsReview, readDivisions } from './read-divisions.ts'
import { bonusShape, gameShape, manifestShape, writeupShape, type GzctfGame } from './gzctf-shapes.ts'

export type GzctfArchive = {
  /** Parsed JSON documents by name. */
  documents: ReadonlyMap<string, unknown>
  /** The size of each packed file, by its hash. */
  files: ReadonlyMap<string, number>
  /** Names of entries that are neither documents nor files. */
  others: readonly string[]
}

/** Reads a game package of GZCTF. @throws ConflictError */
export function readGzctf({ documents, files, others }: GzctfArchive): ForeignGame {
  const document = 'game.json'
  const value = documents.get(document)
  if (value === undefined) throw damaged(document)
  const raw = readAs(gameShape, value, { document })
  const game = createForeignGame()
  noteUnknownMembers(game, 'game', value, gameShape)
  noteUnknownMembers(game, 'game: writeup', raw.writeup, writeupShape)
  noteUnknownMembers(game, 'game: bloodBonus', raw.bloodBonus, bonusShape)
  const used = filesOf(game, files)
  addGame(game, raw, used)
  const challengeDocuments = [...documents].filter(([name]) => name.startsWith('challenges/'))
  requireAll(documents, challengeDocuments.length)
  const order = new Intl.Collator('en', { numeric: true })
  const challenges = challengeDocuments
    .toSorted(([one], [other]) => order.compare(one, other))
    .map(([name, challenge]) =>
      readChallenge(game, {
        document: name,
        value: challenge,
        fileOf: used.fileOf,
        createdAt: raw.startTime,
      }),
    )
  readShownFiles(game, used)
  readDivisions(game, raw, { document, challenges: new Set(challenges) })
  game.lose('files', files.size - used.hashes.size)
  for (const name of others) game.lose(name)
  return game
}

/** Files that texts show: their addresses are the same here. Those of a text that the package lacks are listed. */
function readShownFiles(game: ForeignGame, { has, fileOf }: ReturnType<typeof filesOf>): void {
  const [row] = game.rowsOf('game.json')
  const challenges = game.rowsOf('challenges.jsonl')
  const texts = [
    { subject: 'game: content', text: row?.content ?? '' },
    ...challenges.map(({ title, content }) => ({ subject: `challenges: content: ${title}`, text: content })),
    ...challenges.flatMap(({ title, hints }) =>
      (hints ?? []).map((text) => ({ subject: `challenges: hints: ${title}`, text })),
    ),
  ]
  for (const { subject, text } of texts) {
    for (const [address, hash = '', name = ''] of text.matchAll(
      /\/assets\/([0-9a-f]{64})(?:\/([^\s"'()<>]*))?/g,
    )) {
      if (has(hash)) fileOf(hash, name || 'file')
      else game.missFile(`${subject}: ${address}`)
    }
  }
}

/** A package that lacks a challenge of its manifest is incomplete. */
function requireAll(documents: GzctfArchive['documents'], found: number): void {
  const { statistics } = readAs(manifestShape, documents.get(manifestEntry), { document: manifestEntry })
  const expected = statistics?.challengeCount ?? found
  if (expected !== found) throw damaged('challenges/')
}

function filesOf(game: ForeignGame, files: GzctfArchive['files']) {
  const hashes = new Set<string>()
  return {
    hashes,
    has: (hash: string) => files.has(hash),
    /** The hash of a packed file, which becomes a file of the game; null for one that is not packed. */
    fileOf(hash: string | null | undefined, name: string): string | null {
      if (!hash) return null
      const bytes = files.get(hash)
      if (bytes === undefined) {
        game.missFile(name)
        return null
      }
      if (!hashes.has(hash)) {
        const place = { document: `files/${hash}`, member: '' }
        game.add('files.jsonl', { sha256: hash, name, bytes, isMissing: false }, place)
      }
      hashes.add(hash)
      return hash
    },
  }
}

function addGame(game: ForeignGame, raw: GzctfGame, { fileOf }: ReturnType<typeof filesOf>): void {
  const { writeup, startTime, endTime } = raw
  const row = {
    ...gameDefaults,
    title: raw.title,
    summary: raw.summary,
    content: raw.content,
    practiceMode: raw.practiceMode,
    acceptWithoutReview: !needsReview(raw),
    inviteCode: raw.inviteCode || null,
    teamMemberCountLimit: raw.teamMemberCountLimit ?? 0,
    containerCountLimit: raw.containerCountLimit ?? 3,
    posterHash: fileOf(raw.posterHash, 'poster'),
    start: startTime,
    end: endTime,
    freezeAt: null,
    writeupRequired: writeup?.required ?? false,
    writeupDeadline: writeup?.deadline ?? endTime,
    writeupNote: writeup?.note ?? '',
    bloodBonus: bonusOf(game, raw),
    createdAt: startTime,
  }
  const place = { document: 'game.json', member: '' }
  if (row.acceptWithoutReview !== raw.acceptWithoutReview)
    game.change(`game: acceptWithoutReview: ${raw.acceptWithoutReview}`, String(row.acceptWithoutReview))
  if (startTime >= endTime) throw badDocument(place.document, 'endTime')
  if (row.writeupRequired && row.writeupDeadline < endTime) throw badDocument(place.document, 'writeup')
  game.add('game.json', row, place)
}

/** Without a bonus the package has null. Parts above the whole score have no meaning. */
function bonusOf(game: ForeignGame, { bloodBonus }: GzctfGame): number {
  if (!bloodBonus) return 0
  const { first, second, third } = bloodBonus
  if (Math.max(first, second, third) <= 1000) return packBloodBonus([first, second, third])
  game.change('game: bloodBonus', '50 ‰, 30 ‰, 10 ‰')
  return defaultBloodBonus
}
