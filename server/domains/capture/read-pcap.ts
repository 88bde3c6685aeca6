/** A record of a capture of this platform. Addresses are IPv6, and IPv4 is mapped into it. */
export type PcapRecord = {
  source: { address: Buffer; port: number }
  destination: { address: Buffer; port: number }
  payload: Buffer
  atMicroseconds: number
  /** The whole record with its header. */
  bytes: Buffer
}

const fileHeaderBytes = 24
const recordHeaderBytes = 16
const ipAt = recordHeaderBytes + 14
const udpAt = ipAt + 40

/** The records of a capture, one by one. A record that is cut off at the end of the file is left out. */
export async function* readPcap(file: AsyncIterable<Uint8Array>): AsyncGenerator<PcapRecord> {
  let rest = Buffer.alloc(0)
  let toSkip = fileHeaderBytes
  for await (const chunk of file) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    if (rest.length < toSkip) continue
    rest = rest.subarray(toSkip)
    toSkip = 0
    while (rest.length >= recordHeaderBytes) {
      const end = recordHeaderBytes + rest.readUInt32LE(8)
      if (rest.length < end) break
      yield recordOf(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  }
}

function recordOf(bytes: Buffer): PcapRecord {
  return {
    source: { address: bytes.subarray(ipAt + 8, ipAt + 24), port: bytes.readUInt16BE(udpAt) },
    destination: { address: bytes.subarray(ipAt + 24, ipAt + 40), port: bytes.readUInt16BE(udpAt + 2) },
    payload: bytes.subarray(udpAt + 8),
    atMicroseconds: bytes.readUInt32LE(0) * 1e6 + bytes.readUInt32LE(4),
    bytes,
  }
}
