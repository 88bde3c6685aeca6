import { Actor } from './actor.ts'

/** Follows the redirects at the provider, with the cookies that `browser` has there, up to the callback address. */
export async function callbackOf(actor: Actor, start: string, browser?: Actor): Promise<string> {
  const first = await actor.fetch(start)
  let address = first.headers.get('location') ?? `/${first.status}`
  // The platform refused the start.
  if (address.startsWith('/')) return address
  const there = browser ?? new Actor(address)
  for (let step = 0; step < 10; step += 1) {
    if (new URL(address).origin === new URL(actor.url).origin) return address
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
  if (!address.includes('/callback')) return address
  const response = await actor.fetch(address)
  return response.headers.get('location') ?? `${response.status}`
}
