import type { Place } from './crowds.ts'

/** An address of this machine for each visitor, so that limits see as many addresses as there are visitors. */
export function addressOf(index: number): string {
  return `127.${20 + Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`
}

export function placesOf(count: number, cookies: readonly string[] = []): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const cookie = cookies[index % Math.max(1, cookies.length)]
    return { localAddress: addressOf(index), ...(cookie && { cookie }) }
  })
}
