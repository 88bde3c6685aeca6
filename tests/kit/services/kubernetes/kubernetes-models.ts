import * as kubernetes from '@kubernetes/client-node'

type Attribute = { name: string; baseName: string; type: string; format: string }
type Model = { getAttributeTypeMap(): Attribute[] }

const models = kubernetes as unknown as Record<string, Model | undefined>

/** The first problem of an object by the models of the typed client, in the words of an API server, or null. */
export function faultOf(value: unknown, type: string, at = ''): string | null {
  if (value === undefined || value === null) return null
  const list = /^Array<(.+)>$/.exec(type)?.[1]
  if (list !== undefined) {
    if (!Array.isArray(value)) return `${at}: an array is needed`
    return first(value.map((item, index) => faultOf(item, list, `${at}[${index}]`)))
  }
  const map = /^\{ \[key: string\]: (.+); \}$/.exec(type)?.[1]
  if (map !== undefined) {
    if (!isObject(value)) return `${at}: an object is needed`
    return first(Object.entries(value).map(([key, item]) => faultOf(item, map, `${at}.${key}`)))
  }
  if (type === 'any') return null
  if (type === 'IntOrString') return ['number', 'string'].includes(typeof value) ? null : `${at}: a number or a string` // oxfmt-ignore
  if (type === 'Date') return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? null : `${at}: a date` // oxfmt-ignore
  if (['string', 'number', 'boolean'].includes(type)) return typeof value === type ? null : `${at}: a ${type} is needed` // oxfmt-ignore
  const model = models[type]
  if (!model) throw new Error(`no model ${type}`)
  if (!isObject(value)) return `${at}: an object is needed`
  const attributes = new Map(model.getAttributeTypeMap().map((known) => [known.baseName, known.type]))
  return first(
    Object.entries(value).map(([key, item]) => {
      const known = attributes.get(key)
      return known === undefined ? `unknown field "${at}.${key}"` : faultOf(item, known, `${at}.${key}`)
    }),
  )
}

function first(faults: (string | null)[]): string | null {
  return faults.find((fault) => fault !== null) ?? null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object as JSON of the API, with dates as texts. */
export type Stored = {
  kind?: string
  apiVersion?: string
  metadata: {
    name: string
    namespace?: string
    labels?: Record<string, string>
    resourceVersion?: string
    uid?: string
    creationTimestamp?: string
    deletionTimestamp?: string
  }
  spec?: object
  status?: object
  data?: Record<string, string>
  type?: string
}
