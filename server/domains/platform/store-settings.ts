import type { Transaction } from '../../database/database.ts'

type Value = string | number | boolean | null | undefined
type Fields = Record<string, Value>
type Sections = { [section: string]: Fields | null | undefined }

/** Stores the given fields, one row each; absent and null fields stay unchanged. Returns the changed keys. */
export async function storeSettings(tx: Transaction, sections: Sections): Promise<string[]> {
  const rows = Object.entries(sections).flatMap(([section, fields]) =>
    Object.entries(fields ?? {}).flatMap(([field, value]) =>
      value === null || value === undefined
        ? []
        : [{ key: `${capital(section)}:${capital(field)}`, value: toText(value) }],
    ),
  )
  // All callers write in the same order, so that two administrators do not deadlock.
  const ordered = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const changed = await tx.$queryRaw<{ key: string }[]>`
    INSERT INTO setting (key, value)
    SELECT * FROM unnest(${ordered.map(({ key }) => key)}::text[], ${ordered.map(({ value }) => value)}::text[])
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
      WHERE setting.value IS DISTINCT FROM excluded.value
    RETURNING key`
  return changed.map(({ key }) => key)
}

/** The form in which the contract stores a value. */
function toText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
