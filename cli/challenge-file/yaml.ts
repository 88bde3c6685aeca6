import { parseAllDocuments } from 'yaml'

/** A YAML value with every scalar as its text, so that a flag `007` stays `007`. */
export type YamlValue = string | YamlValue[] | { [key: string]: YamlValue }
export type YamlMap = { [key: string]: YamlValue }

/** All documents of a file that are maps. @throws Error with a message for the report */
export function readDocuments(source: string): YamlMap[] {
  const parsed = parseAllDocuments(source, {
    schema: 'failsafe',
    merge: true,
    strict: false,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: true,
  })
  const documents = Array.isArray(parsed) ? parsed : []
  const problem = documents.flatMap(({ errors }) => errors)[0]
  if (problem) {
    const line = problem.linePos?.[0].line
    const text = problem.message.split('\n', 1)[0]?.replace(/ at line \d+, column \d+:?$/, '')
    throw new Error(`not readable as YAML${line ? `, line ${line}` : ''}: ${text}`)
  }
  const values = documents
    .map((document) => document.toJS({ maxAliasCount: 100 }) as YamlValue | null)
    .filter((value) => value !== null && value !== '')
  if (values.length === 0) throw new Error('the file is empty')
  if (!values.every(isMap)) throw new Error('the file is not a map of keys and values')
  return values
}

/** The only document of a file. @throws Error with a message for the report */
export function readYaml(source: string): YamlMap {
  const [document, ...others] = readDocuments(source)
  if (!document || others.length > 0) {
    throw new Error(
      `the file has ${others.length + 1} YAML documents. Put each challenge in a file of its own`,
    )
  }
  return document
}

/** @throws Error with a message for the report, when the bytes are not UTF-8 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('the file is not UTF-8 text. Save it as UTF-8')
  }
}

export function isMap(value: YamlValue | null | undefined): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const nothing = new Set(['', '~', 'null', 'Null', 'NULL'])

/** Whether the value is empty, in any of YAML's notations. */
export function isNothing(value: YamlValue | undefined): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return nothing.has(value.trim())
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0
}

/** Whether the value is a list that was written and has no items: it clears what the platform has. */
export function isEmptyList(value: YamlValue | undefined): boolean {
  return Array.isArray(value) && value.length === 0
}

/** A text of one or more lines; empty for anything else. */
export function textOf(value: YamlValue | undefined): string {
  return typeof value === 'string' && !isNothing(value) ? value.replaceAll('\r\n', '\n').trim() : ''
}

/** Undefined for anything but a truth value. */
export function booleanOf(value: YamlValue | undefined): boolean | undefined {
  const text = textOf(value).toLowerCase()
  if (['true', 'yes', 'on', '1'].includes(text)) return true
  return ['false', 'no', 'off', '0'].includes(text) ? false : undefined
}

/** A single value or a list, as a list without empty items. */
export function listOf(value: YamlValue | undefined): YamlValue[] {
  if (value === undefined || isNothing(value)) return []
  return (Array.isArray(value) ? value : [value]).filter((item) => !isNothing(item))
}

/** The texts of a list, or of a single text. */
export function textsOf(value: YamlValue | undefined): string[] {
  return listOf(value).map(textOf).filter(Boolean)
}

/** The value as a map; empty for anything else. */
export function mapOf(value: YamlValue | undefined): YamlMap {
  return isMap(value) ? value : {}
}
