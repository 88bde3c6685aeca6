import { parse, type TomlTable } from 'smol-toml'
import { mapOf, yamlValueOf, type YamlMap } from './yaml.ts'

/** A TOML document with every value as its text, like a document in YAML. @throws Error with a message for the report */
export function readToml(source: string): YamlMap {
  const table = tableOf(source)
  if (Object.keys(table).length === 0) throw new Error('the file is empty')
  return mapOf(yamlValueOf(table))
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
