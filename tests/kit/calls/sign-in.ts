import { Actor } from './actor.ts'

const isCallback = (address: string) => /^https?:\/\/[^/]+\/auth\/[^/]+\/callback\?/.test(address)

/** Follows the redirects at the provider, with the cookies that `browser` has there, up to the callback address. */
export async function callbackOf(actor: Actor, start: string, browser?: Actor): Promise<string> {
  const first = await actor.fetch(start)
  let address = first.headers.get('location') ?? `/${first.status}`
  // The platform refused the start.
  if (address.startsWith('/')) return address
  const there = browser ?? new Actor(address)
  for (let step = 0; step < 10; step += 1) {
    if (isCallback(address)) return address
    const response = await there.fetch(address)
    const next = response.headers.get('location')
    if (next === null)
      throw new Error(`the provider stopped with ${response.status}: ${await response.text()}`)
    address = new URL(next, address).href
  }
  throw new Error('the provider redirects without an end')
}

/** Signs in, or links, from the start to the end. Returns the path to which the platform leads. */
export async function followSignIn(actor: Actor, start: string, browser?: Actor): Promise<string> {
  const address = await callbackOf(actor, start, browser)
  if (!isCallback(address)) return address
  // The platform may have another address for its users than for the tests.
  const { pathname, search } = new URL(address)
  const response = await actor.fetch(pathname + search)
  return response.headers.get('location') ?? `${response.status}`
}
