import { expect, it } from 'vitest'
import { pcapHeader, pcapPacket, type Endpoint } from './pcap.ts'
import { tcpCapture } from './tcp-capture.ts'

type Sent = [from: 'client' | 'target', payload: Buffer]
type Ends = { client: Endpoint; target: Endpoint }

const ipv4: Ends = { client: { ip: '192.0.2.7', port: 40_000 }, target: { ip: '10.213.0.2', port: 80 } }
const ipv6: Ends = { client: { ip: '2001:db8::7', port: 40_000 }, target: { ip: '10.213.0.2', port: 80 } }
const nowhere = { ip: '::', port: 65_535 }
const start = 1_700_000_000_000_000

async function convert(sent: readonly Sent[], { ends = ipv4, isTruncated = false, chunk = 7 } = {}) {
  const recorded = [
    pcapHeader(),
    pcapPacket({
      source: nowhere,
      destination: ends.client,
      payload: Buffer.from('{}'),
      atMicroseconds: start,
    }),
    ...sent.map(([from, payload], index) => {
      const [source, destination] =
        from === 'client' ? [ends.client, ends.target] : [ends.target, ends.client]
      return pcapPacket({ source, destination, payload, atMicroseconds: start + index + 1 })
    }),
  ]
  const bytes = Buffer.concat(recorded)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  }
  const converted: Buffer[] = []
  for await (const part of tcpCapture(chunks(), { isTruncated })) converted.push(part)
  return { about: recorded[1], records: converted.slice(1), file: Buffer.concat(converted) }
}

/** Reads a record by RFC 791, 8200 and 9293, without the writer's code. */
function readTcp(record: Buffer) {
  expect(record.readUInt32LE(8)).toBe(record.length - 16)
  const type = record.readUInt16BE(28)
  const ip = record.subarray(30)
  const isIpv4 = type === 0x0800
  expect(type).toBe(isIpv4 ? 0x0800 : 0x86dd)
  const [addressAt, size] = isIpv4 ? [12, 4] : [8, 16]
  const tcp = ip.subarray(isIpv4 ? 20 : 40)
  expect(ip[isIpv4 ? 9 : 6]).toBe(6)
  expect(ip.readUInt16BE(isIpv4 ? 2 : 4)).toBe(isIpv4 ? ip.length : tcp.length)
  expect(isIpv4 ? onesSum(ip.subarray(0, 20)) : 0xffff).toBe(0xffff)
  const pseudo = Buffer.alloc(4)
  pseudo.writeUInt16BE(6, 0)
  pseudo.writeUInt16BE(tcp.length, 2)
  expect(onesSum(Buffer.concat([ip.subarray(addressAt, addressAt + 2 * size), pseudo, tcp]))).toBe(0xffff)
  return {
    from: `${ip.toString('hex', addressAt, addressAt + size)}:${tcp.readUInt16BE(0)}`,
    flags: ['FIN', 'SYN', 'RST', 'PSH', 'ACK'].filter((_, bit) => (tcp[13] ?? 0) & (1 << bit)).join(' '),
    sequence: tcp.readUInt32BE(4),
    acknowledged: tcp.readUInt32BE(8),
    payload: tcp.subarray(20),
    atMicroseconds: record.readUInt32LE(0) * 1e6 + record.readUInt32LE(4),
  }
}

function onesSum(bytes: Buffer): number {
  const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 2) sum += padded.readUInt16BE(at)
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x10000)
  return sum
}

/** Puts the stream of each end together as a receiver does: by sequence numbers, each acknowledged at its time. */
function reassemble(records: readonly Buffer[]) {
  const streams = new Map<string, { next: number; bytes: Buffer }>()
  for (const record of records) {
    const { from, flags, sequence, acknowledged, payload } = readTcp(record)
    const stream = streams.get(from) ?? { next: sequence, bytes: Buffer.of() }
    streams.set(from, stream)
    expect(sequence).toBe(stream.next)
    expect(payload.length).toBeLessThanOrEqual(1440)
    stream.bytes = Buffer.concat([stream.bytes, payload])
    stream.next += payload.length + (/SYN|FIN/.test(flags) ? 1 : 0)
    const other = [...streams].find(([end]) => end !== from)?.[1]
    expect(acknowledged).toBe(flags.includes('ACK') ? other?.next : 0)
  }
  return [...streams].map(([from, { bytes }]) => [from, bytes.toString()])
}

const page = 'x'.repeat(9000)
const conversation: Sent[] = [
  ['client', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ...[0, 4096, 8192].map((at): Sent => ['target', Buffer.from(page.slice(at, at + 4096))]),
]

it.each([
  ['IPv4', ipv4, 'c0000207:40000', '0ad50002:80'],
  ['IPv6', ipv6, '20010db8000000000000000000000007:40000', '00000000000000000000ffff0ad50002:80'],
])('becomes a connection over %s that a receiver can put together', async (_name, ends, client, target) => {
  const { about, records } = await convert(conversation, { ends })
  expect(records[0]).toEqual(about)
  expect(reassemble(records.slice(1))).toEqual([
    [client, 'GET / HTTP/1.1\r\n\r\n'],
    [target, page],
  ])
})

it('begins with a handshake at the start of the connection, and ends with its end', async () => {
  const { records } = await convert(conversation)
  const all = records.slice(1).map(readTcp)
  expect(all.slice(0, 4).map(({ flags }) => flags)).toEqual(['SYN', 'SYN ACK', 'ACK', 'PSH ACK'])
  expect(all.slice(-3).map(({ flags }) => flags)).toEqual(['FIN ACK', 'FIN ACK', 'ACK'])
  expect(all.slice(0, 3).every(({ atMicroseconds }) => atMicroseconds === start)).toBe(true)
  expect(all.map(({ atMicroseconds }) => atMicroseconds)).toEqual(
    all.map(({ atMicroseconds }) => atMicroseconds).toSorted((one, other) => one - other),
  )
})

it('lets the end that closes first send the first FIN', async () => {
  const first = async (...sent: Sent[]) => readTcp((await convert(sent)).records.at(-3) ?? Buffer.of()).from
  expect(await first(['client', Buffer.from('a')], ['target', Buffer.of()])).toBe('0ad50002:80')
  expect(await first(['target', Buffer.from('a')], ['client', Buffer.from('b')])).toBe('c0000207:40000')
})

it('has no end if the capture stopped at its limit, and none if nothing was sent', async () => {
  const { records } = await convert(conversation, { isTruncated: true })
  expect(records.slice(1).some((record) => readTcp(record).flags.includes('FIN'))).toBe(false)
  expect((await convert([])).records).toHaveLength(1)
})

it('is the same however the file is cut into pieces', async () => {
  const { file } = await convert(conversation)
  expect((await convert(conversation, { chunk: 1_000_000 })).file).toEqual(file)
  expect((await convert(conversation, { chunk: 1 })).file).toEqual(file)
})
