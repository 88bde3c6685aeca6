import type { Transaction } from '../../database/database.ts'

type Value = string | number | boolean | null | undefined
type Fields = Record<string, Value>
type Sections = { [section: string]: Fields | null | undefined }

/** Stores what is given, a row a field; absent and null fields stay. Answers the keys that changed. */
export async function storeSettings(tx: Transaction, sections: Sections): Promise<string[]> {
  const rows = Object.entries(sections).flatMap(([section, fields]) =>
    Object.entries(fields ?? {}).flatMap(([field, value]) =>
      value === null || value === undefined
        ? []
        : [{ key: `${capital(section)}:${capital(field)}`, value: toText(value) }],
    ),
  )
  // One order for everybody, so that two administrators don't wait for each other.
  const ordered = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const changed = await tx.$queryRaw<{ key: string }[]>`
    INSERT INTO setting (key, value)
    SELECT * FROM unnest(${ordered.map(({ key }) => key)}::text[], ${ordered.map(({ value }) => value)}::text[])
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
      WHERE setting.value IS DISTINCT FROM excluded.value
    RETURNING key`
  return changed.map(({ key }) => key)
}

/** The contract's storage form. */
function toText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
