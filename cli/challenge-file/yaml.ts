import { FAILSAFE_SCHEMA, loadAll, Type, YAMLException } from 'js-yaml'

/** A scalar with its text, so that a flag `007` stays `007`. Reading it leaves a mark: see `lossesOf`. */
export class YamlText {
  readonly text: string
  isRead = false

  constructor(text: string) {
    this.text = text
  }

  toJSON(): string {
    return this.text
  }
}

/** A value with a tag that no format has. It has no text, because the text may be a path or a program. */
export class TaggedValue {
  readonly tag: string

  constructor(tag: string) {
    this.tag = tag
  }
}

export type YamlValue = YamlText | TaggedValue | YamlValue[] | { [key: string]: YamlValue }
export type YamlMap = { [key: string]: YamlValue }

/** Aliases can make a small file large, so values are counted where they are used. */
const mostValues = 100_000
const deepest = 100

const plainTags = ['int', 'float', 'bool', 'null', 'timestamp'].map(
  (name) =>
    new Type(`tag:yaml.org,2002:${name}`, { kind: 'scalar', construct: (text: string | null) => text }),
)
const otherTags = ['!', 'tag:'].flatMap((prefix) =>
  (['scalar', 'sequence', 'mapping'] as const).map(
    (kind) =>
      new Type(prefix, {
        kind,
        multi: true,
        construct: (_: unknown, tag?: string) => new TaggedValue(tag ?? prefix),
      }),
  ),
)
const merge = new Type('tag:yaml.org,2002:merge', {
  kind: 'scalar',
  resolve: (text: string | null) => text === '<<',
})
// The library reads indentation as PyYAML does, with which most formats are read: quoted texts, `{…}` and `[…]` may
// go on at the first column.
const schema = FAILSAFE_SCHEMA.extend({ implicit: [merge], explicit: [...plainTags, ...otherTags] })

/** The value of a parser with every scalar as its text. @throws Error with a message for the report */
export function yamlValueOf(raw: unknown): YamlValue {
  let count = 0
  const valueOf = (value: unknown, depth: number): YamlValue => {
    count += 1
    if (count > mostValues || depth > deepest) throw new Error('the file has too many values, or aliases')
    if (value instanceof TaggedValue) return value
    if (Array.isArray(value)) return value.map((item) => valueOf(item, depth + 1))
    if (value instanceof Date) return new YamlText(value.toISOString())
    if (typeof value !== 'object' || value === null) return new YamlText(String(value ?? ''))
    const entries = Object.entries(value).map(([key, item]): [string, YamlValue] => {
      if (key === '[object Object]') {
        throw new Error('a key of a map is a map itself. Put a text that begins with { into quotes')
      }
      return [key, valueOf(item, depth + 1)]
    })
    return Object.fromEntries(entries)
  }
  return valueOf(raw, 0)
}

function parse(source: string): unknown[] {
  try {
    return loadAll(source, null, { schema, json: true })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // The line of the error is missing for some errors, whatever the types say.
    const mark = error.mark as { line: number } | undefined
    throw new Error(
      `not readable as YAML${mark ? `, line ${mark.line + 1}` : ''}: ${error.reason || error.message}`,
      { cause: error },
    )
  }
}

/** All documents of a file that are maps. @throws Error with a message for the report */
export function readDocuments(source: string): YamlMap[] {
  const values = parse(source)
    .filter((value) => value !== null && value !== '')
    .map(yamlValueOf)
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

export function isMap(value: YamlValue | undefined): value is YamlMap {
  return value !== undefined && !isText(value) && !(value instanceof TaggedValue) && !Array.isArray(value)
}

export const isText = (value: YamlValue | undefined): value is YamlText => value instanceof YamlText

const nothing = new Set(['', '~', 'null', 'Null', 'NULL'])

/** Whether the value is empty, in any of YAML's notations. */
export function isNothing(value: YamlValue | undefined): boolean {
  if (value === undefined) return true
  if (isText(value)) return nothing.has(value.text.trim())
  if (value instanceof TaggedValue) return false
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0
}

/** Whether the value is a list that was written and has no items: it clears what the platform has. */
export function isEmptyList(value: YamlValue | undefined): boolean {
  return Array.isArray(value) && value.length === 0
}

/** A text of a file as it is compared and kept: one kind of line breaks, and no blanks around it. */
export const plainText = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** A text of one or more lines; empty for anything else. */
export function textOf(value: YamlValue | undefined): string {
  if (!isText(value)) return ''
  value.isRead = true
  return isNothing(value) ? '' : plainText(value.text)
}

const truths = new Map([
  ...['true', 'yes', 'on', '1'].map((text): [string, boolean] => [text, true]),
  ...['false', 'no', 'off', '0'].map((text): [string, boolean] => [text, false]),
])

/** Undefined for anything but a truth value. */
export function booleanOf(value: YamlValue | undefined): boolean | undefined {
  const truth = isText(value) ? truths.get(value.text.trim().toLowerCase()) : undefined
  // Another text stays unread, so that the report names it.
  if (truth !== undefined) textOf(value)
  return truth
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
