import type { ForeignGame } from '../foreign-game.ts'
import type { CtfdExport } from './ctfd-export.ts'
import type { CtfdTables } from './ctfd-shapes.ts'

/** Texts with addresses of files: the tables, their columns, and the column that names a row. */
const texts = [
  { table: 'challenges', columns: ['description', 'connection_info', 'attribution'] },
  { table: 'hints', columns: ['content'] },
  { table: 'pages', columns: ['content'] },
  { table: 'notifications', columns: ['content'] },
] as const

// `/files/<folder>/`, also of a whole address, but not within another path.
const start = /(?:(?<![\w.:/-])|https?:\/\/[^\s"'()<>]{0,300}?)\/?\bfiles\/([\w-]+)\//g
const rest = /[^\s"'()<>?#]+/y
const query = /\?token=[^\s"'()<>#]*/y

/** The place of the file below `uploads/` for an address in a text, or null if the archive does not have it. */
type Found = { address: string; place: string | null }
type Places = ReadonlyMap<string, readonly string[]>

/** Places below `uploads/` that texts show or link to. Notes pictures of the media library and of pages that none does. */
export function shownPlaces(
  game: ForeignGame,
  tables: CtfdTables,
  entries: ReadonlySet<string>,
): Set<string> {
  const places = [...entries].flatMap((entry) => /^uploads\/(.+[^/])$/.exec(entry)?.[1] ?? [])
  const known = byFolder(places)
  const shown = new Set<string>()
  forEachText(tables, (text) => {
    replaceAddresses(text, known, ({ address, place }) => {
      if (place !== null) shown.add(place)
      return address
    })
    return text
  })
  for (const { type, location } of tables.files) {
    if (type !== 'standard' && type !== 'page') continue
    if (!entries.has(`uploads/${location}`)) game.missFile(`uploads/${location}`)
    else if (!shown.has(location)) game.lose(`files: in no text: ${location}`)
  }
  return shown
}

/** The tables with the addresses of this platform in their texts. An address without its file stays and is listed. */
export function withNewAddresses({
  tables,
  game,
  shown,
}: Pick<CtfdExport, 'tables' | 'game' | 'shown'>): CtfdTables {
  const known = byFolder(shown.keys())
  return forEachText(tables, (text, name) =>
    replaceAddresses(text, known, ({ address, place }) => {
      const file = shown.get(place ?? '')
      if (file) return `/assets/${file.sha256}/${encodeURIComponent(file.name).replace(/[()']/g, escaped)}`
      game.missFile(`${name}: ${address}`)
      return address
    }),
  )
}

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`
}

function byFolder(places: Iterable<string>): Places {
  return Map.groupBy(places, (place) => place.slice(0, place.lastIndexOf('/')))
}

function forEachText(tables: CtfdTables, change: (text: string, name: string) => string): CtfdTables {
  const changed: Record<string, object[]> = {}
  const titles = new Map(tables.challenges.map(({ id, name }) => [id, name]))
  for (const { table, columns } of texts) {
    changed[table] = tables[table].map((row) => {
      const title = 'title' in row ? row.title : row.name
      const subject = title || ('challenge_id' in row ? titles.get(row.challenge_id ?? 0) : '') || row.id
      const values = columns.map((column) => [
        column,
        change(String((row as Record<string, unknown>)[column]), `${table}.${column}: ${subject}`),
      ])
      return { ...row, ...Object.fromEntries(values) }
    })
  }
  return { ...tables, ...changed } as CtfdTables
}

function replaceAddresses(text: string, places: Places, newOne: (found: Found) => string): string {
  let result = ''
  let from = 0
  for (const match of text.matchAll(start)) {
    const [head, folder = ''] = match
    if (match.index < from) continue
    const after = match.index + head.length
    const found = findFile(text, after, { folder, places })
    if (!found) continue
    const end = found.end + matchAt(query, text, found.end).length
    const address = text.slice(match.index, end)
    result += text.slice(from, match.index) + newOne({ address, place: found.place })
    from = end
  }
  return result + text.slice(from)
}

type At = { folder: string; places: Places }

/** The file whose name is at this position, as it is or escaped, and where it ends. */
function findFile(
  text: string,
  at: number,
  { folder, places }: At,
): { place: string | null; end: number } | null {
  const names = (places.get(folder) ?? []).flatMap((place) => {
    const name = place.slice(folder.length + 1)
    return [name, encodeURI(name), encodeURIComponent(name)].map((written) => ({ place, written }))
  })
  const longest = names.toSorted((one, other) => other.written.length - one.written.length)
  const known = longest.find(({ written }) => text.startsWith(written, at))
  if (known) return { place: known.place, end: at + known.written.length }
  const written = matchAt(rest, text, at)
  const end = at + written.length
  const escapedOne = (places.get(folder) ?? []).find((place) => place === `${folder}/${decoded(written)}`)
  if (escapedOne !== undefined) return { place: escapedOne, end }
  // A folder of CTFd is a random number. Other paths with this word are not its files.
  return /^[0-9a-f]{32}$/.test(folder) && end > at ? { place: null, end } : null
}

/** The text without its escapes; as it is, if they are wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function matchAt(pattern: RegExp, text: string, index: number): string {
  pattern.lastIndex = index
  return pattern.exec(text)?.[0] ?? ''
}
