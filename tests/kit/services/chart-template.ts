import { stringify } from 'yaml'

/**
 * Renders the actions that the templates of the chart use, with the meaning that they have in Helm: values, `quote`,
 * `toYaml` with `nindent`, and `if` with `not` and `eq`. Any other action, and a value that does not exist, is an error.
 */
export function renderTemplate(template: string, scope: Record<string, unknown>): string {
  const parts = template.split(/(\{\{-?.*?\}\})/)
  let output = ''
  const open: boolean[] = []
  const isShown = () => open.every(Boolean)
  for (const part of parts) {
    const [, trim, action = ''] = /^\{\{(-?) (.*) \}\}$/.exec(part) ?? []
    if (trim === undefined) {
      if (part.startsWith('{{')) throw new Error(`not an action of this renderer: ${part}`)
      if (isShown()) output += part
      continue
    }
    // The text before an action that trims was shown or hidden with the action before it.
    if (trim === '-' && isShown()) output = output.trimEnd()
    if (action.startsWith('if ')) open.push(isShown() && isTrue(action.slice(3), scope))
    else if (action === 'end') {
      if (open.pop() === undefined) throw new Error('an end without an if')
    } else if (isShown()) output += valueOf(action, scope)
  }
  if (open.length > 0) throw new Error('an if without an end')
  return output
}

function isTrue(condition: string, scope: Record<string, unknown>): boolean {
  const [, negated] = /^not (\S+)$/.exec(condition) ?? []
  if (negated !== undefined) return !isTrue(negated, scope)
  const [, path, text] = /^eq (\S+) "([^"]*)"$/.exec(condition) ?? []
  if (path !== undefined) return read(path, scope) === text
  const value = read(condition, scope)
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
}

function valueOf(action: string, scope: Record<string, unknown>): string {
  const [, listed, indent] = /^toYaml (\S+) \| nindent (\d+)$/.exec(action) ?? []
  if (listed !== undefined) {
    const lines = stringify(read(listed, scope)).trimEnd().split('\n')
    return lines.map((line) => `\n${' '.repeat(Number(indent))}${line}`).join('')
  }
  const [, path = '', quoted] = /^(\S+)( \| quote)?$/.exec(action) ?? []
  const value = read(path, scope)
  if (typeof value === 'object') throw new Error(`${path} is not a text`)
  return quoted ? JSON.stringify(String(value)) : String(value)
}

function read(path: string, scope: Record<string, unknown>): unknown {
  if (!/^(\.\w+)+$/.test(path)) throw new Error(`not an action of this renderer: ${path}`)
  let value: unknown = scope
  for (const name of path.slice(1).split('.')) {
    if (typeof value !== 'object' || value === null || !(name in value)) throw new Error(`no value ${path}`)
    value = (value as Record<string, unknown>)[name]
  }
  if (value === undefined || value === null) throw new Error(`no value ${path}`)
  return value
}
