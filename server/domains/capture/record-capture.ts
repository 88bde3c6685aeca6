import { createWriteStream, type WriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Context } from '../../context.ts'
import {
  captureFileName,
  captureFolder,
  capturePath,
  limitReachedName,
  truncatedName,
  type CaptureFolder,
} from './capture-path.ts'
import { pcapHeader, pcapPacket, type Endpoint } from './pcap.ts'

/** Maximum payload of one packet. */
const maxPayloadBytes = 4096
/** Source of the first packet, which holds the metadata of the capture. */
const nowhere: Endpoint = { ip: '::', port: 65_535 }

/** A capture stops at these sizes, so that no team can fill the disk; the connection goes on. */
const captureLimits = {
  connectionBytes: 64 * 1024 ** 2,
  /** All captures of one team for one challenge. */
  teamBytes: 1024 ** 3,
}

export type Capture = {
  /** The file grows during the connection; a slow disk slows the connection down. */
  file: WriteStream
  fromClient(bytes: Buffer): void
  fromTarget(bytes: Buffer): void
  /** Publishes the capture after the connection has ended. Never rejects. */
  keep(): Promise<void>
}

type Recorded = {
  folder: CaptureFolder
  containerId: string
  connectionId: string
  client: Endpoint
  target: Endpoint
  /** The contract's metadata of a capture. */
  about: object
  limits?: typeof captureLimits
}

/**
 * Starts the file of one connection. Returns null if it cannot be written or the team's captures have reached their
 * limit; the connection goes on in both cases.
 */
export async function recordCapture(
  { storage, logger }: Pick<Context, 'storage' | 'logger'>,
  { folder, containerId, connectionId, client, target, about, limits = captureLimits }: Recorded,
): Promise<Capture | null> {
  const fileName = captureFileName(containerId, connectionId)
  const path = capturePath(folder, fileName)
  const warn = (error: unknown) => logger.warn({ err: error, path }, 'could not record a capture')
  if (await isFull({ storage }, folder, limits.teamBytes).catch(() => false)) {
    await storeLimitNotice({ storage }, folder, limits.teamBytes).catch(warn)
    return null
  }
  const draft = await storage.named.draft().catch(warn)
  if (!draft) return null

  const file = createWriteStream(draft, { mode: 0o600 })
  let hasFailed = false
  file.on('error', (error) => {
    hasFailed = true
    warn(error)
  })
  // The system clock may jump during a connection, so times are counted from the monotonic clock.
  const startMs = Date.now() - performance.now()
  let writtenBytes = 0
  let isTruncated = false
  const write = (source: Endpoint, destination: Endpoint, payload: Buffer) => {
    writtenBytes += payload.length
    isTruncated ||= writtenBytes > limits.connectionBytes
    if (!file.writable || isTruncated) return
    const atMicroseconds = (startMs + performance.now()) * 1000
    file.write(pcapPacket({ source, destination, payload, atMicroseconds }))
  }
  const writeAll = (source: Endpoint, destination: Endpoint, bytes: Buffer) => {
    if (bytes.length === 0) return write(source, destination, bytes)
    for (let at = 0; at < bytes.length; at += maxPayloadBytes) {
      write(source, destination, bytes.subarray(at, at + maxPayloadBytes))
    }
  }
  file.write(pcapHeader())
  write(nowhere, client, Buffer.from(JSON.stringify(about, null, 2)))

  return {
    file,
    fromClient: (bytes) => writeAll(client, target, bytes),
    fromTarget: (bytes) => writeAll(target, client, bytes),
    async keep() {
      try {
        file.end()
        await finished(file)
        await storage.named.put(draft, isTruncated ? capturePath(folder, truncatedName(fileName)) : path)
      } catch (error) {
        if (!hasFailed) warn(error)
        await rm(draft, { force: true })
      }
    },
  }
}

type WithStorage = Pick<Context, 'storage'>

async function isFull({ storage }: WithStorage, folder: CaptureFolder, limitBytes: number): Promise<boolean> {
  let usedBytes = 0
  for await (const { sizeBytes } of storage.named.list(captureFolder(folder))) usedBytes += sizeBytes
  return usedBytes >= limitBytes
}

/** Stores a small capture whose only packet says that the limit was reached. */
async function storeLimitNotice(
  { storage }: WithStorage,
  folder: CaptureFolder,
  limitBytes: number,
): Promise<void> {
  const text = `Captures of this team at this challenge have reached ${limitBytes} bytes. Delete some to record further connections.`
  const packet = pcapPacket({
    source: nowhere,
    destination: nowhere,
    payload: Buffer.from(text),
    atMicroseconds: Date.now() * 1000,
  })
  const draft = await storage.named.draft()
  await writeFile(draft, Buffer.concat([pcapHeader(), packet]), { mode: 0o600 })
  await storage.named.put(draft, capturePath(folder, limitReachedName))
}
