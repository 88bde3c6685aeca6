import { cutText } from '../../../rules/cut-text.ts'

export type Claims = Readonly<Record<string, unknown>>

export const claimLength = 255

/**
 * The texts of a claim: of a text (also of its parts, if it has semicolons), a number, a boolean, a list of these or of
 * objects with a name, and the keys of an object.
 */
export function valuesAt(claims: Claims, path: string): string[] {
  const value = claimAt(claims, path)
  return textsOf(value).filter((text) => text !== '')
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(itemText)
  if (isObject(value)) {
    const name = nameOf(value)
    return name === '' ? keysOf(value) : [name]
  }
  if (typeof value === 'string' && value.includes(';')) {
    return [value, ...value.split(';')].map(textOf)
  }
  return [itemText(value)]
}

function itemText(value: unknown): string {
  if (typeof value === 'boolean') return String(value)
  return isObject(value) ? nameOf(value) : textOf(value)
}

const nameMembers = ['name', 'displayName', 'display', 'value', 'id']

function nameOf(value: Claims): string {
  const member = nameMembers.find((name) => Object.hasOwn(value, name) && textOf(value[name]) !== '')
  return member === undefined ? '' : textOf(value[member])
}

/** The keys that are not switched off, such as `reader` in `{"reader": false}`. */
function keysOf(value: Claims): string[] {
  const isOff = (member: unknown) => member === false || member === null
  return Object.entries(value).flatMap(([key, member]) => (isOff(member) ? [] : [textOf(key)]))
}

/** The text of a claim, or of the first item of a list. */
export function textAt(claims: Claims, path: string): string {
  const value = path ? claimAt(claims, path) : undefined
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.map(textOf).find(Boolean) ?? ''
}

/** `a.b` is the claim of that name, or the member `b` of `a`. Names of members can contain dots too. */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const member = Object.hasOwn(claims, path.slice(0, end)) ? claims[path.slice(0, end)] : undefined
    const found = isObject(member) ? claimAt(member, path.slice(end + 1)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? cutText(value, claimLength).replaceAll('\0', '').trim() : ''
}

export function isObject(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
