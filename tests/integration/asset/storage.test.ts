import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../../server/storage/open-storage.ts'
import { parseStorageUrl } from '../../../server/storage/storage-target.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import { startS3, type TestS3 } from '../../kit/services/test-s3.ts'

let s3: TestS3
let dataDir: string

beforeAll(async () => {
  s3 = await startS3()
  dataDir = await mkdtemp(path.join(tmpdir(), 'halyard-storage-'))
})

afterAll(async () => {
  await s3.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// The contract that every kind of storage fulfills.
describe.each([
  ['a folder', () => `file://${dataDir}/elsewhere`, () => path.join(dataDir, 'elsewhere', 'tmp')],
  ['S3', () => s3.urlOf('contract'), () => path.join(dataDir, 'files', 'tmp')],
])('files in %s', (_name, urlOf, spoolOf) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await openStorage({ target: parseStorageUrl(urlOf()), dataDir })
  })
  afterAll(() => storage.dispose())

  const spooled = () => readdir(spoolOf()).catch(() => [])
  const listed = async () => {
    const hashes: string[] = []
    for await (const { hash } of storage.list()) hashes.push(hash)
    return hashes
  }

  async function store(bytes: Uint8Array): Promise<string> {
    const draft = await storage.receive(Readable.from([bytes]))
    await draft.prepare()
    await draft.keep()
    await draft.discard()
    return draft.hash
  }

  it('are read as they were stored', async () => {
    const bytes = randomBytes(300_000)
    const before = Date.now()
    const draft = await storage.receive(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))
    expect([draft.hash, draft.sizeBytes]).toEqual([sha256(bytes), bytes.length])
    expect(await storage.info(draft.hash)).toBeNull()
    await draft.prepare()
    await draft.keep()
    await draft.discard()
    const info = await storage.info(draft.hash)
    expect(info?.sizeBytes).toBe(bytes.length)
    expect(Math.abs((info?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(10_000)
    expect(await buffer(storage.open(draft.hash))).toEqual(bytes)
    expect(await spooled()).toEqual([])
  })

  it('have names, in folders that disappear with their last file', async () => {
    const { named } = storage
    const keep = async (key: string, text: string) => {
      const file = await named.draft()
      await writeFile(file, text)
      await named.put(file, key)
    }
    const keysIn = async (folder: string) => {
      const keys: string[] = []
      for await (const { key } of named.list(folder)) keys.push(key)
      return keys.toSorted()
    }
    await keep('capture/1/7/a.pcap', 'first')
    await keep('capture/1/7/b.pcap', 'second')
    await keep('capture/1/8/a.pcap', 'third')
    await keep('capture/12/7/a.pcap', 'other')
    expect(await spooled()).toEqual([])
    expect(await keysIn('capture/1')).toEqual([
      'capture/1/7/a.pcap',
      'capture/1/7/b.pcap',
      'capture/1/8/a.pcap',
    ])
    expect((await named.listFolders('capture/1')).toSorted()).toEqual(['7', '8'])
    expect([await keysIn('capture/2'), await named.listFolders('capture/2')]).toEqual([[], []])
    expect(await named.info('capture/1/7/b.pcap')).toMatchObject({ sizeBytes: 6 })
    expect(await named.info('capture/1/7/c.pcap')).toBeNull()
    expect(await named.info('capture/1/7')).toBeNull()
    expect(`${await buffer(named.open('capture/1/8/a.pcap'))}`).toBe('third')
    await named.remove('capture/1/8/a.pcap')
    await named.remove('capture/1/8/a.pcap')
    expect(await named.listFolders('capture/1')).toEqual(['7'])
    await named.removeFolder('capture/1/7')
    await named.removeFolder('capture/1/7')
    expect([await keysIn('capture/1'), await named.listFolders('capture/1')]).toEqual([[], []])
    expect([await keysIn('capture'), await named.listFolders('capture/12')]).toEqual([
      ['capture/12/7/a.pcap'],
      ['7'],
    ])
  })

  it('can be read in parts', async () => {
    const bytes = randomBytes(1000)
    const hash = await store(bytes)
    for (const [start, end] of [
      [0, 1],
      [100, 199],
      [990, 999],
    ] as const) {
      expect(await buffer(storage.open(hash, { start, end }))).toEqual(bytes.subarray(start, end + 1))
    }
  })

  it('can be stored twice, also at once', async () => {
    const bytes = randomBytes(100_000)
    const hashes = await Promise.all([store(bytes), store(bytes), store(bytes)])
    expect(new Set(hashes)).toEqual(new Set([sha256(bytes)]))
    expect(await buffer(storage.open(sha256(bytes)))).toEqual(bytes)
  })

  it('do not exist after their deletion', async () => {
    const bytes = randomBytes(10)
    const draft = await storage.receive(Readable.from([bytes]))
    await draft.discard()
    expect(await storage.info(draft.hash)).toBeNull()
    expect(await spooled()).toEqual([])
  })

  it('exist when the same bytes were deleted during the upload', async () => {
    const bytes = randomBytes(10)
    const draft = await storage.receive(Readable.from([bytes]))
    await draft.prepare()
    await storage.remove(draft.hash)
    await draft.keep()
    await draft.discard()
    expect(await buffer(storage.open(draft.hash))).toEqual(bytes)
  })

  it('leave nothing behind when their source fails', async () => {
    const source = new Readable({ read: () => undefined })
    source.push(randomBytes(1000))
    setImmediate(() => source.destroy(new Error('gone')))
    await expect(storage.receive(source)).rejects.toThrow('gone')
    expect(await spooled()).toEqual([])
  })

  it('can be removed, and removed again', async () => {
    const hash = await store(randomBytes(10))
    await storage.remove(hash)
    expect(await storage.info(hash)).toBeNull()
    await storage.remove(hash)
    await expect(buffer(storage.open(hash))).rejects.toThrow(/ENOENT|does not exist/)
  })

  it('are listed', async () => {
    const hashes = [await store(randomBytes(10)), await store(randomBytes(10))]
    expect(await listed()).toEqual(expect.arrayContaining(hashes))
    await storage.remove(hashes[0] ?? '')
    const left = await listed()
    expect([left.includes(hashes[0] ?? ''), left.includes(hashes[1] ?? '')]).toEqual([false, true])
  })

  it('lose partial uploads of killed processes, and not those still running', async () => {
    const folder = spoolOf()
    await mkdir(folder, { recursive: true })
    const ended = `${hostname()}~999999999~${randomUUID()}~${randomUUID()}`
    const earlier = `${hostname()}~${process.pid}~${randomUUID()}~${randomUUID()}`
    const parent = `${hostname()}~${process.ppid}~${randomUUID()}~${randomUUID()}`
    const foreign = `elsewhere~1~${randomUUID()}~${randomUUID()}`
    const forgotten = `elsewhere~1~${randomUUID()}~${randomUUID()}`
    for (const name of [ended, earlier, parent, foreign, forgotten]) {
      await writeFile(path.join(folder, name), 'x')
    }
    const longAgo = new Date(Date.now() - 90_000_000)
    await utimes(path.join(folder, forgotten), longAgo, longAgo)
    const source = new Readable({ read: () => undefined })
    source.push('half')
    const receiving = storage.receive(source)
    await expect.poll(async () => (await spooled()).length).toBe(6)

    await storage.removeLeftovers()
    const left = await spooled()
    expect(left).toEqual(expect.arrayContaining([parent, foreign]))
    expect(left).toHaveLength(3)
    source.push(null)
    await (await receiving).discard()
    for (const name of [parent, foreign]) await rm(path.join(folder, name))
  })

  it('report whether the storage is available', async () => {
    await storage.check()
    expect(await listed()).not.toContain(expect.stringContaining('probe'))
  })
})

describe('S3', () => {
  const open = async (url: string) => openStorage({ target: parseStorageUrl(url), dataDir })

  it('is retried while it is busy', async () => {
    const storage = await open(s3.urlOf('busy'))
    const bytes = randomBytes(200_000)
    const draft = await storage.receive(Readable.from([bytes]))
    let refusals = 2
    s3.intercept = (request, response) => {
      if (request.method !== 'PUT' || refusals === 0) return false
      refusals -= 1
      request.resume()
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return true
    }
    await draft.prepare()
    s3.intercept = () => false
    await draft.keep()
    await draft.discard()
    expect(await buffer(storage.open(draft.hash))).toEqual(bytes)
    storage.dispose()
  })

  it('closes downloads that are not read to the end', async () => {
    const storage = await open(s3.urlOf('ends'))
    const draft = await storage.receive(Readable.from([randomBytes(5_000_000)]))
    await draft.prepare()
    await draft.keep()
    await draft.discard()
    let isClosed = false
    s3.intercept = (_request, response) => {
      response.on('close', () => (isClosed = !response.writableFinished))
      return false
    }
    const reading = storage.open(draft.hash)
    for await (const chunk of reading) if ((chunk as Buffer).length > 0) break
    await expect.poll(() => isClosed).toBe(true)
    s3.intercept = () => false
    storage.dispose()
  })

  it('reports a wrong key, bucket or service', async () => {
    for (const url of [
      s3.urlOf('x').replace('S3RVER:S3RVER', 'S3RVER:other'),
      s3.urlOf('x').replace('/halyard/', '/missing/'),
      's3://a:b@127.0.0.1:1/halyard?tls=off',
    ]) {
      const storage = await open(url)
      await expect(storage.check()).rejects.toThrow('Cannot write file')
      storage.dispose()
    }
  })
})
