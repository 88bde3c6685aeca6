import { readCtfcli } from '../ctfcli/read-ctfcli.ts'
import type { ChallengeDefinition } from '../definition.ts'
import { lossesOf, settleKeys } from '../losses.ts'
import type { ChallengeSource } from '../source.ts'
import {
  isMap,
  isNothing,
  isText,
  listOf,
  textOf,
  yamlValueOf,
  type YamlMap,
  type YamlValue,
} from '../yaml.ts'
import { jsonOf } from './csv-document.ts'

/** Whether these are the columns of challenges, as CTFd exports and reads them. */
export function hasCtfdColumns({ challenges }: YamlMap): boolean {
  const [row] = listOf(challenges)
  return isMap(row) && ['name', 'category', 'value'].every((name) => name in row)
}

/** A cell with a list: JSON, or texts between commas. */
function cellList(cell: YamlValue | undefined): YamlValue[] {
  const text = textOf(cell)
  const json = jsonOf(text)
  if (json) return Array.isArray(json) ? json : [json]
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(yamlValueOf)
}

/** A cell with a map. Other text stays unread, so that the report names it. */
function cellMap(cell: YamlValue | undefined): YamlMap | undefined {
  const json = isText(cell) ? jsonOf(cell.text) : undefined
  if (!isMap(json)) return undefined
  textOf(cell)
  return json
}

/** juice-shop-ctf writes this sign of Arabic numbers for the comma, at which CTFd splits hints. */
function withCommas(hint: YamlValue): YamlValue {
  const comma = (text: string) => text.replace(/\u066c(?![\u0660-\u0669])/g, ',')
  if (!isMap(hint)) return yamlValueOf(comma(textOf(hint)))
  return { ...hint, content: yamlValueOf(comma(textOf(hint['content']))) }
}

/** The required challenges by their names. CTFd exports ids, which the column `id` of the same file explains. */
function requirementsOf(
  cell: YamlValue | undefined,
  names: ReadonlyMap<string, string>,
): YamlMap | undefined {
  const map = cellMap(cell)
  const list = map ? listOf(map['prerequisites']) : cellList(cell)
  if (!map && list.length === 0) return undefined
  return {
    ...map,
    prerequisites: list.map((item) => {
      const id = textOf(item)
      return yamlValueOf(names.get(id) ?? id)
    }),
  }
}

/** The `challenges.csv` of CTFd and of tools for it, such as juice-shop-ctf: the keys of ctfcli, as columns. */
export function readCtfdCsv(source: ChallengeSource): ChallengeDefinition[] {
  const rows = listOf(source.document['challenges']).filter(isMap)
  const names = new Map(rows.map((row) => [textOf(row['id']), textOf(row['name'])]))
  return rows.flatMap((row, index) => {
    const name = textOf(row['name']) || `challenge-${textOf(row['id']) || index + 1}`
    const derived = {
      flags: cellList(row['flags']),
      tags: cellList(row['tags']),
      hints: cellList(row['hints']).map(withCommas),
      files: cellList(row['files']),
      extra: cellMap(row['type_data']),
      requirements: requirementsOf(row['requirements'], names),
    }
    settleKeys(row, ['id', 'topics', 'next_id', 'position'])
    const given = Object.entries(derived).filter(([, value]) => value !== undefined && !isNothing(value))
    const document: YamlMap = {
      ...row,
      name: yamlValueOf(name),
      ...(row['max_attempts'] && { attempts: row['max_attempts'] }),
      ...Object.fromEntries(given),
    }
    return readCtfcli({ ...source, document }).map((challenge) => ({
      ...challenge,
      id: name,
      warnings: [
        ...(isNothing(row['name']) ? [`name: missing; the challenge is named ${name}`] : []),
        ...challenge.warnings,
        ...given.flatMap(([key, value]) => (value === undefined ? [] : lossesOf(value, key))),
      ],
    }))
  })
}
