import type { Readable } from 'node:stream'
import { documentNames, specOf, type DocumentName } from '../documents.ts'
import type { OpenPackage, PackageRow } from '../import/open-package.ts'
import { badDocument } from '../import/package-fault.ts'
import { packageFormat, packageVersion } from '../package-format.ts'
import type { ForeignGame } from './foreign-game.ts'

type Origin = {
  /** The exporting platform with its version. */
  platform: string
  exportedAt: Date
  hasHistory: boolean
  openFile(hash: string): Promise<Readable>
  close(): Promise<void>
}

/** A foreign game in the form of a package, which one import reads. */
export function packageOf(game: ForeignGame, origin: Origin): OpenPackage {
  const { platform, exportedAt, hasHistory, openFile, close } = origin
  return {
    manifest: {
      format: packageFormat,
      version: packageVersion,
      platformVersion: platform.slice(0, 100),
      exportedAt: exportedAt.toISOString(),
      title: game.rowsOf('game.json')[0]?.title ?? '',
      parts: { teams: hasHistory, history: hasHistory },
      documents: documentNames.map((name) => ({ name, rows: game.rows(name).length, bytes: 0, sha256: '' })),
    },
    files: new Set(game.rowsOf('files.jsonl').map(({ sha256 }) => sha256)),
    differences: game.differences(),
    posts: game.posts,
    rows: (name) => checkedRows(game, name),
    openFile,
    close,
  }
}

async function* checkedRows(game: ForeignGame, name: DocumentName): AsyncGenerator<PackageRow> {
  const { shape } = specOf(name)
  for (const [index, { row, place }] of game.rows(name).entries()) {
    const parsed = shape.safeParse(row)
    if (!parsed.success) {
      const member = parsed.error.issues[0]?.path.join('.') ?? ''
      throw badDocument(place.document, [place.member, member].filter(Boolean).join('.'))
    }
    yield { line: index + 1, row: parsed.data }
  }
}
