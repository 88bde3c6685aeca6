import type { Warn } from '../source.ts'

/** Values for template names in texts. */
export type TemplateValues = { [name in TemplateName]?: string }
type TemplateName = 'host' | 'port' | 'url' | 'link' | 'nc' | 'slug'

const names = new Set<string>(['host', 'port', 'url', 'link', 'nc', 'slug'])
const isShort = (name: string): name is TemplateName => names.has(name)

type Options = {
  key: string
  /** Whether names in `${…}` count as well. Descriptions may have them as ordinary text. */
  dollar?: boolean
  /** The values of other names, such as `challenge.author`; only texts of such formats are templates throughout. */
  otherNames?: (name: string) => string | undefined
  /** Whether the platform itself shows players how to connect. */
  isShown?: boolean
}

/** A name, also of a value in a map or a list. Other text in braces is an expression. */
const isName = (written: string) => /^[a-z_]\w*(\.\w+|\[[^\]]*\])*$/i.test(written)
/** A text in quotes, with which texts write braces that are no template. */
const quoted = /^(["'])(.*)\1$/

/**
 * Fills the template names of a text. A line with a name whose value is unknown is left out, because players must
 * not see a raw name.
 */
export function fillTemplates(text: string, values: TemplateValues, options: Options, warn: Warn): string {
  const { key, dollar, otherNames, isShown } = options
  const pattern = dollar
    ? /\$\{\s*(?<dollar>[\w.]+)\s*\}|\{\{-?\s*(?<braces>[^{}]*?)\s*-?\}\}|\{%.*?%\}/g
    : /\{\{-?\s*(?<braces>[^{}]*?)\s*-?\}\}|\{%.*?%\}/g
  const lines = text.split('\n').flatMap((line) => {
    const missing: { raw: string; isShort: boolean }[] = []
    const filled = line.replace(pattern, (raw: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as { dollar?: string; braces?: string }
      const written = (groups.dollar ?? groups.braces ?? '').replace(/^\./, '')
      if (isShort(written)) {
        if (values[written] === undefined) missing.push({ raw, isShort: true })
        return values[written] ?? ''
      }
      if (!otherNames) return raw
      const value = isName(written) ? otherNames(written) : quoted.exec(written)?.[2]
      if (value !== undefined) return value
      if (isName(written)) missing.push({ raw, isShort: written.startsWith('challenge.expose.') })
      else warn(`${key}: the template ${raw} is not supported and stays as written`)
      return isName(written) ? '' : raw
    })
    if (missing.length === 0) return [filled]
    const isAddress = missing.every((name) => name.isShort)
    const isOnlyNames = !/[\p{L}\p{N}]/u.test(filled)
    if (isShown && isAddress && isOnlyNames) return []
    const unknown = `the value of ${missing.map(({ raw }) => raw).join(', ')} is unknown`
    const advice = !isAddress
      ? 'write it in the text'
      : isShown
        ? 'the platform shows the address of each instance itself'
        : values.host === undefined
          ? 'give the host with --host'
          : 'the file does not give it'
    warn(`${key}: a line is left out, because ${unknown}; ${advice}`)
    return []
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
