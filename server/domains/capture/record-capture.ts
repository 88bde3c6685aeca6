import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Context } from '../../context.ts'
import { captureFileName, capturePath, type CaptureFolder } from './capture-path.ts'
import { pcapHeader, pcapPacket, type Endpoint } from './pcap.ts'

/** The most bytes of a connection in one packet. */
const maxPayloadBytes = 4096
/** Where the packet that tells what the capture is about comes from. */
const nowhere: Endpoint = { ip: '::', port: 65_535 }

export type Capture = {
  /** Grows while the connection lasts; a disk that is too slow holds the connection up. */
  file: WriteStream
  fromClient(bytes: Buffer): void
  fromTarget(bytes: Buffer): void
  /** Puts it where captures are listed, once the connection has ended. Does not fail. */
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
}

/** Starts the file of one connection; null when it cannot be written, which costs nobody the connection. */
export async function recordCapture(
  { storage, logger }: Pick<Context, 'storage' | 'logger'>,
  { folder, containerId, connectionId, client, target, about }: Recorded,
): Promise<Capture | null> {
  const path = capturePath(folder, captureFileName(containerId, connectionId))
  const warn = (error: unknown) => logger.warn({ err: error, path }, 'a capture could not be kept')
  const draft = await storage.named.draft().catch(warn)
  if (!draft) return null

  const file = createWriteStream(draft, { mode: 0o600 })
  let hasFailed = false
  file.on('error', (error) => {
    hasFailed = true
    warn(error)
  })
  // The clock of the wall may step while a connection lasts.
  const startMs = Date.now() - performance.now()
  const write = (source: Endpoint, destination: Endpoint, payload: Buffer) => {
    if (!file.writable) return
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
        await storage.named.put(draft, path)
      } catch (error) {
        if (!hasFailed) warn(error)
        await rm(draft, { force: true })
      }
    },
  }
}
