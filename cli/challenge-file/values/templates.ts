import type { Warn } from '../source.ts'

/** Values for template names in texts. */
export type TemplateValues = { [name in TemplateName]?: string }
type TemplateName = 'host' | 'port' | 'url' | 'link' | 'nc' | 'slug'

const names = new Set<string>(['host', 'port', 'url', 'link', 'nc', 'slug'])

/** The short name of a template name, such as `host` of `.host` and `challenge.expose.main[0].http`. */
function shortName(written: string): string {
  const long = /^challenge\.expose\.\w+\[\d+\]\.(http|tcp|host)$/.exec(written)
  if (long) return { http: 'url', tcp: 'port', host: 'host' }[long[1] as 'http' | 'tcp' | 'host']
  return written.replace(/^\./, '')
}

type Options = {
  key: string
  /** Whether names in `${…}` count as well. Descriptions may have them as ordinary text. */
  dollar?: boolean
  /** Whether braces with other names are reported. Descriptions of web challenges may have them as ordinary text. */
  onlyTemplates?: boolean
  /** Whether the platform itself shows players how to connect. */
  isShown?: boolean
}

/**
 * Fills the template names of a text. A line with a name whose value is unknown is left out, because players must
 * not see a raw name.
 */
export function fillTemplates(text: string, values: TemplateValues, options: Options, warn: Warn): string {
  const { key, dollar, onlyTemplates, isShown } = options
  const pattern = dollar
    ? /\$\{\s*(?<dollar>[\w.]+)\s*\}|\{\{-?\s*(?<braces>[^{}]*?)\s*-?\}\}|\{%.*?%\}/g
    : /\{\{-?\s*(?<braces>[^{}]*?)\s*-?\}\}|\{%.*?%\}/g
  const lines = text.split('\n').flatMap((line) => {
    const missing: string[] = []
    const filled = line.replace(pattern, (raw: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as { dollar?: string; braces?: string }
      const name = shortName(groups.dollar ?? groups.braces ?? '')
      if (!names.has(name)) {
        if (onlyTemplates) warn(`${key}: the template ${raw} is not supported and stays as written`)
        return raw
      }
      const value = values[name as TemplateName]
      if (value === undefined) missing.push(raw)
      return value ?? ''
    })
    if (missing.length === 0) return [filled]
    const isOnlyNames = !/[\p{L}\p{N}]/u.test(filled)
    if (isShown && isOnlyNames) return []
    const unknown = `the value of ${missing.join(', ')} is unknown`
    const advice = isShown
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
