import { unzipSync } from 'fflate'

/** An archive that unpacks to more stays packed: challenge files come from other people. */
const mostBytes = 256 * 1024 ** 2

/** The files of a ZIP archive by name. Undefined for one that is damaged or too large, and for any other file. */
export function unpackZip(bytes: Uint8Array): [string, Uint8Array][] | undefined {
  let total = 0
  try {
    const entries = unzipSync(bytes, { filter: ({ originalSize }) => (total += originalSize) <= mostBytes })
    return total <= mostBytes ? Object.entries(entries) : undefined
  } catch {
    return undefined
  }
}
