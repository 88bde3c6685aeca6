import { pcapHeader } from './pcap.ts'
import { readPcap, type PcapRecord } from './read-pcap.ts'
import { tcpFlags, tcpRecord } from './tcp-packet.ts'

/** Bytes of one segment: what an Ethernet frame holds beside the headers of IPv6 and TCP. */
const segmentBytes = 1440
const firstSequence = 1_000_000

type End = PcapRecord['source'] & { next: number }

const { fin, syn, push, ack } = tcpFlags

/**
 * A capture as a TCP connection, for programs that follow streams: a handshake, the bytes in segments with their
 * sequence numbers, acknowledgements, and its end, which a capture that stopped at its size limit does not have. The
 * first packet, with the metadata, stays as it is.
 */
export async function* tcpCapture(
  file: AsyncIterable<Uint8Array>,
  { isTruncated }: { isTruncated: boolean },
): AsyncGenerator<Buffer> {
  yield pcapHeader()
  let ends: { client: End; target: End } | null = null
  let client: PcapRecord['destination'] | null = null
  let openedAt = 0
  let last: { from: End; to: End; atMicroseconds: number } | null = null
  for await (const record of readPcap(file)) {
    const { source, destination, payload, atMicroseconds } = record
    if (!client) {
      // The metadata are sent to the client.
      client = destination
      openedAt = atMicroseconds
      yield record.bytes
      continue
    }
    if (!ends) {
      const target = isSame(source, client) ? destination : source
      ends = { client: { ...client, next: firstSequence }, target: { ...target, next: firstSequence } }
      yield* handshake(ends.client, ends.target, openedAt)
    }
    const isFromClient = isSame(source, ends.client)
    const [from, to] = isFromClient ? [ends.client, ends.target] : [ends.target, ends.client]
    yield* send({ from, to, payload, atMicroseconds })
    last = { from, to, atMicroseconds }
  }
  if (last && !isTruncated) yield* ending(last)
}

function* handshake(client: End, target: End, atMicroseconds: number): Generator<Buffer> {
  yield segment({ from: client, to: target, flags: syn, atMicroseconds })
  yield segment({ from: target, to: client, flags: syn | ack, atMicroseconds })
  yield segment({ from: client, to: target, flags: ack, atMicroseconds })
}

type Sending = { from: End; to: End; payload: Buffer; atMicroseconds: number }

function* send({ from, to, payload, atMicroseconds }: Sending): Generator<Buffer> {
  for (let at = 0; at < payload.length; at += segmentBytes) {
    const part = payload.subarray(at, at + segmentBytes)
    yield segment({ from, to, flags: push | ack, atMicroseconds, payload: part })
  }
  if (payload.length > 0) yield segment({ from: to, to: from, flags: ack, atMicroseconds })
}

/** The end that sent the last record closes the connection: an instance that ends it leaves an empty record. */
function* ending({ from, to, atMicroseconds }: Omit<Sending, 'payload'>): Generator<Buffer> {
  yield segment({ from, to, flags: fin | ack, atMicroseconds })
  yield segment({ from: to, to: from, flags: fin | ack, atMicroseconds })
  yield segment({ from, to, flags: ack, atMicroseconds })
}

type Part = { from: End; to: End; flags: number; atMicroseconds: number; payload?: Buffer }

/** The segment with its numbers; SYN and FIN count as one byte. */
function segment({ from, to, flags, atMicroseconds, payload = Buffer.alloc(0) }: Part): Buffer {
  const record = tcpRecord({
    source: from,
    destination: to,
    flags,
    sequence: from.next,
    acknowledged: flags & ack ? to.next : 0,
    payload,
    atMicroseconds,
  })
  from.next += payload.length + (flags & (syn | fin) ? 1 : 0)
  return record
}

function isSame(one: PcapRecord['source'], other: PcapRecord['source']): boolean {
  return one.port === other.port && one.address.equals(other.address)
}
