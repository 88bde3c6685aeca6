import type { FastifyRequest } from 'fastify'

const int32 =
  '0*(?:\\d{1,9}|1\\d{9}|20\\d{8}|21[0-3]\\d{7}|214[0-6]\\d{6}|2147[0-3]\\d{5}|21474[0-7]\\d{4}|214748[0-2]\\d{3}' +
  '|2147483[0-5]\\d{2}|21474836[0-3]\\d|214748364[0-7])'
const hex = '[0-9a-fA-F]'
const dashed = `${hex}{8}-${hex}{4}-${hex}{4}-${hex}{4}-${hex}{12}`
// Also without dashes, in braces and in parentheses, as the contract's framework accepts it.
const guid = `(?:${dashed}|${hex}{32}|\\x7b${dashed}\\x7d|\\x28${dashed}\\x29)`

/** A path parameter for a 32-bit integer; with anything else the URL is unknown. */
export function intParam(name: string): string {
  return `:${name}(^${int32}$)`
}

/** A path parameter for a UUID; with anything else the URL is unknown. */
export function guidParam(name: string): string {
  return `:${name}(^${guid}$)`
}

export function readIntParam(request: FastifyRequest, name: string): number {
  return Number(readParam(request, name))
}

/** The UUID in the database's format. */
export function readGuidParam(request: FastifyRequest, name: string): string {
  const digits = readParam(request, name)
    .replace(/[^0-9a-f]/gi, '')
    .toLowerCase()
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function readParam(request: FastifyRequest, name: string): string {
  const value = (request.params as Record<string, string | undefined>)[name]
  if (value === undefined) throw new Error(`the route has no parameter ${name}`)
  return value
}
