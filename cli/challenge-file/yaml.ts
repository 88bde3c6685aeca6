import { parseDocument } from 'yaml'

/** A YAML value with every scalar as its text, so that a flag `007` stays `007`. */
export type YamlValue = string | YamlValue[] | { [key: string]: YamlValue }
export type YamlMap = { [key: string]: YamlValue }

/** @throws Error with a message for the report, when the text is not a YAML map */
export function readYaml(source: string): YamlMap {
  const document = parseDocument(source, {
    schema: 'failsafe',
    merge: true,
    strict: false,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: true,
  })
  const problem = document.errors[0]
  if (problem) {
    const line = problem.linePos?.[0].line
    const text = problem.message.split('\n', 1)[0]?.replace(/ at line \d+, column \d+:?$/, '')
    throw new Error(`not readable as YAML${line ? `, line ${line}` : ''}: ${text}`)
  }
  const value = document.toJS({ maxAliasCount: 100 }) as YamlValue | null
  if (!isMap(value)) throw new Error('not a map of keys and values')
  return value
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

/** A text of one or more lines; empty for anything else. */
export function textOf(value: YamlValue | undefined): string {
  return typeof value === 'string' && !isNothing(value) ? value.replaceAll('\r\n', '\n').trim() : ''
}

/** A single value or a list, as a list without empty items. */
export function listOf(value: YamlValue | undefined): YamlValue[] {
  if (value === undefined || isNothing(value)) return []
  return (Array.isArray(value) ? value : [value]).filter((item) => !isNothing(item))
}
