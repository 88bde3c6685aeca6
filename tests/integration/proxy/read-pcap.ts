/** A packet of a capture: addresses as 32 hexadecimal digits and a port. */
export type PcapPacket = {
  source: string
  destination: string
  payload: Buffer
  atMicroseconds: number
  /** The sum over pseudo header and datagram. All bits are one if the checksum is correct. */
  checksumSum: number
}

const mac = '001100110011'

/** Parses a capture by the file formats, without the writer's code. @throws Error for an invalid file */
export function readPcap(file: Buffer): PcapPacket[] {
  const expect = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) throw new Error(`${what} is ${is}, not ${wanted}`)
  }
  expect('magic', file.readUInt32LE(0), 0xa1b2c3d4)
  expect('version', `${file.readUInt16LE(4)}.${file.readUInt16LE(6)}`, '2.4')
  expect('link type', file.readUInt32LE(20), 1)
  const snapLength = file.readUInt32LE(16)
  const packets: PcapPacket[] = []
  for (let at = 24; at < file.length;) {
    const [seconds, micros, kept, length] = [0, 4, 8, 12].map((offset) => file.readUInt32LE(at + offset))
    if (seconds === undefined || micros === undefined || kept === undefined) throw new Error('no record')
    expect('kept length', kept, length)
    if (kept > snapLength || micros > 999_999) throw new Error('a record out of bounds')
    const frame = file.subarray(at + 16, at + 16 + kept)
    expect('record length', frame.length, kept)
    at += 16 + kept

    expect('addresses of Ethernet', frame.toString('hex', 0, 12), mac + mac)
    expect('what Ethernet carries', frame.readUInt16BE(12), 0x86dd)
    const ip = frame.subarray(14)
    expect('version of IP', (ip[0] ?? 0) >> 4, 6)
    expect('what IP carries', ip[6], 17)
    const datagram = ip.subarray(40)
    expect('length of IP', ip.readUInt16BE(4), datagram.length)
    expect('length of UDP', datagram.readUInt16BE(4), datagram.length)
    const pseudoTail = Buffer.from([0, 0, datagram.length >> 8, datagram.length & 255, 0, 0, 0, 17])
    packets.push({
      source: `${ip.toString('hex', 8, 24)}:${datagram.readUInt16BE(0)}`,
      destination: `${ip.toString('hex', 24, 40)}:${datagram.readUInt16BE(2)}`,
      payload: datagram.subarray(8),
      atMicroseconds: seconds * 1e6 + micros,
      checksumSum: onesSum(Buffer.concat([ip.subarray(8, 40), pseudoTail, datagram])),
    })
  }
  return packets
}

function onesSum(bytes: Buffer): number {
  const padded = bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 2) {
    sum += padded.readUInt16BE(at)
    if (sum > 0xffff) sum -= 0xffff
  }
  return sum
}
