import { parse, type TomlTable, type TomlValue } from 'smol-toml'
import type { YamlMap, YamlValue } from './yaml.ts'

/** A TOML document with every value as its text, like a document in YAML. @throws Error with a message for the report */
export function readToml(source: string): YamlMap {
  const table = tableOf(source)
  if (Object.keys(table).length === 0) throw new Error('the file is empty')
  return mapOfTable(table)
}

function tableOf(source: string): TomlTable {
  try {
    return parse(source)
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`not readable as TOML: ${reason.replace(/^Invalid TOML document: /, '')}`, {
      cause: error,
    })
  }
}

const mapOfTable = (table: TomlTable): YamlMap =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, withTexts(value)]))

function withTexts(value: TomlValue): YamlValue {
  if (Array.isArray(value)) return value.map(withTexts)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? mapOfTable(value) : String(value)
}
