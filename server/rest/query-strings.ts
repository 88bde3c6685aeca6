import { parse } from 'node:querystring'

/**
 * Reads a query string. Clients write a list as `name=a&name=b`, `name[]=a&name[]=b` or `name[0]=a&name[1]=b`; all of
 * them are a list of `name`.
 */
export function readQuery(text: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>
  if (text === '') return values
  for (const [key, value] of Object.entries(parse(text))) {
    const name = key.replace(/\[\d*\]$/, '')
    const all = [values[name] ?? [], value ?? ''].flat()
    const [first = ''] = all
    values[name] = all.length === 1 ? first : all
  }
  return values
}
