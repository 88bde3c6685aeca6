import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { createKeys, readObjects } from './objects.ts'
import { createS3NamedFiles } from './s3-named-files.ts'
import { createSpool } from './spool.ts'
import type { S3Target } from './storage-target.ts'
import type { ByteRange, Storage } from './storage.ts'

const putAttempts = 3
const attemptPauseMs = 250
const sockets = { keepAlive: true, maxSockets: 512 }

// Errors are thrown to the caller, which logs them.
const ignore = () => undefined
const quiet = { debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Files in a bucket. Uploads are written to a folder of this machine first, to compute their hash. */
export function createS3Storage(target: S3Target, spoolFolder: string): Storage {
  const client = new S3Client({
    endpoint: target.endpoint,
    region: target.region,
    forcePathStyle: !target.isBucketInHost,
    ...(target.credentials && { credentials: target.credentials }),
    // Services other than Amazon's do not support checksums at the end of a stream.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: quiet,
    requestHandler: {
      connectionTimeout: 5000,
      socketTimeout: 60_000,
      httpAgent: sockets,
      httpsAgent: sockets,
    },
  })
  const driver = new S3Driver({ client, bucket: target.bucket, visibility: 'private', supportsACL: false })
  const disk = new Disk(driver)
  const spool = createSpool(spoolFolder)
  const keys = createKeys(target.prefix)
  const objects = readObjects(disk, keys)

  async function put(file: string, key: string, sizeBytes: number): Promise<void> {
    const options = { contentLength: sizeBytes, contentType: 'application/octet-stream' }
    for (let attempt = 1; ; attempt += 1) {
      const source = createReadStream(file)
      try {
        // A stream cannot be sent twice, so the client does not retry by itself.
        return await disk.putStream(key, source, options)
      } catch (error) {
        if (attempt === putAttempts || !isTransient(error)) throw error
        await sleep(attempt * attemptPauseMs)
      } finally {
        source.destroy()
      }
    }
  }

  function read(key: string, range?: ByteRange): Readable {
    const command = new GetObjectCommand({
      Bucket: target.bucket,
      Key: key,
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    })
    const output = new PassThrough()
    const abort = new AbortController()
    output.once('close', () => abort.abort())
    client
      .send(command, { abortSignal: abort.signal })
      .then(({ Body }) => pipeline(Body as Readable, output))
      .catch((error: unknown) => output.destroy(error as Error))
    return output
  }

  return {
    ...objects,
    async receive(source) {
      const { file, hash, sizeBytes } = await spool.receive(source)
      return {
        hash,
        sizeBytes,
        prepare: () => put(file, keys.keyOf(hash), sizeBytes),
        async keep() {
          // Missing only if the same bytes were deleted concurrently.
          if ((await objects.info(hash)) === null) await put(file, keys.keyOf(hash), sizeBytes)
        },
        discard: () => rm(file, { force: true }),
      }
    },
    open: (hash, range) => read(keys.keyOf(hash), range),
    spool,
    named: createS3NamedFiles(
      {
        client,
        bucket: target.bucket,
        prefix: target.prefix,
        read,
        send: async (file, key) => put(file, key, (await stat(file)).size),
      },
      spool,
    ),
    removeLeftovers: spool.removeLeftovers,
    dispose: () => client.destroy(),
  }
}

/** Whether a retry may succeed: the service is busy, or the connection broke. */
function isTransient(error: unknown): boolean {
  const { $metadata } = ((error as Error).cause ?? {}) as { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  return status === undefined || status >= 500 || status === 429
}
