import type { DocumentName, RowOf } from '../documents.ts'
import type { Difference } from '../import/import-state.ts'
import type { PackagePost } from '../import/open-package.ts'

/** The member of a foreign document that a row comes from. */
export type Place = { document: string; member: string }
export type ForeignRow = { row: Record<string, unknown>; place: Place }

/** Collects a game of another platform as rows of a package, and every loss on the way. */
export function createForeignGame() {
  const documents = new Map<DocumentName, ForeignRow[]>()
  const lost = new Map<string, number>()
  const changes: Difference[] = []
  const posts: PackagePost[] = []
  return {
    posts,
    add<Name extends DocumentName>(name: Name, row: RowOf<Name>, place: Place): void {
      const rows = documents.get(name) ?? []
      rows.push({ row, place })
      documents.set(name, rows)
    },
    rows: (name: DocumentName): readonly ForeignRow[] => documents.get(name) ?? [],
    rowsOf: <Name extends DocumentName>(name: Name) =>
      (documents.get(name) ?? []).map(({ row }) => row as RowOf<Name>),
    /** Records a part that Halyard does not support. Equal subjects are counted together. */
    lose(subject: string, count = 1): void {
      if (count > 0) lost.set(subject, (lost.get(subject) ?? 0) + count)
    },
    /** Notes a value that becomes another one. */
    change(subject: string, value: string): void {
      changes.push({ code: 'CHANGED', subject, value })
    },
    missFile(name: string): void {
      changes.push({ code: 'FILE_MISSING', subject: name, value: null })
    },
    differences: (): Difference[] => [
      ...[...lost].map(([subject, count]): Difference => ({
        code: 'LEFT_OUT',
        subject,
        value: String(count),
      })),
      ...changes,
    ],
  }
}

export type ForeignGame = ReturnType<typeof createForeignGame>
