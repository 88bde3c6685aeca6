import { ContainerRuntimeError } from '../container-runtime.ts'

export type SubnetPool = {
  /** How many subnets the range has. */
  size: number
  /** Takes an unused /29. @throws ContainerRuntimeError when all are in use */
  take(): string
  release(subnet: string): void
  /** Adds the subnets that are in use at the backend. */
  learn(subnets: string[]): void
}

const size = 8

/** Small networks taken from a range such as `10.213.0.0/16`, one for each container. */
export function createSubnetPool(range: string): SubnetPool {
  const { base, count } = parseRange(range)
  const taken = new Set<string>()
  let known = new Set<string>()
  // Processes that share a backend begin at different subnets, which makes conflicts rare.
  let next = Math.floor(Math.random() * count)

  return {
    size: count,
    take() {
      for (let tried = 0; tried < count; tried += 1) {
        const subnet = `${toAddress(base + size * next)}/29`
        next = (next + 1) % count
        if (taken.has(subnet) || known.has(subnet)) continue
        taken.add(subnet)
        return subnet
      }
      throw new ContainerRuntimeError('full', `every network of ${range} is in use`)
    },
    release(subnet) {
      taken.delete(subnet)
      known.delete(subnet)
    },
    learn(subnets) {
      known = new Set(subnets)
    },
  }
}

/** Whether networks can be taken from it: IPv4, at most a /29 and at least a /8. */
export function isSubnetRange(range: string): boolean {
  const [, a, b, c, d, bits] = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\/(\d{1,2})$/.exec(range) ?? []
  const isAddress = [a, b, c, d].every((part) => part !== undefined && Number(part) <= 255)
  return isAddress && Number(bits) >= 8 && Number(bits) <= 29
}

/** One of `count` equal parts of a range; the whole range if the parts are too small. */
export function partOf(range: string, { index, count }: { index: number; count: number }): string {
  const { base, count: networks } = parseRange(range)
  const bits = Math.ceil(Math.log2(count))
  if (2 ** bits > networks) return range
  const length = (networks * size) / 2 ** bits
  return `${toAddress(base + index * length)}/${Number(range.split('/')[1]) + bits}`
}

function parseRange(range: string): { base: number; count: number } {
  const [address = '', bits] = range.split('/')
  const length = 2 ** (32 - Number(bits))
  const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  return { base: value - (value % length), count: length / size }
}

function toAddress(value: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.')
}
