import type { Readable } from 'node:stream'
import { rm } from 'node:fs/promises'
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { NamedFiles } from './named-files.ts'
import type { Spool } from './spool.ts'

type Bucket = {
  client: S3Client
  bucket: string
  /** Prefix of every key, without slashes at its ends. */
  prefix: string
  /** Uploads a file, with retries while the service is busy. */
  send(file: string, key: string): Promise<void>
  read(key: string): Readable
}

/** Named files in a bucket. */
export function createS3NamedFiles(bucket: Bucket, spool: Spool): NamedFiles {
  const { client } = bucket
  const root = bucket.prefix === '' ? '' : `${bucket.prefix}/`
  const objectAt = (key: string) => ({ Bucket: bucket.bucket, Key: `${root}${key}` })
  const pagesOf = (folder: string, Delimiter?: string) =>
    paginateListObjectsV2({ client }, { Bucket: bucket.bucket, Prefix: `${root}${folder}/`, Delimiter })

  async function* list(folder: string): ReturnType<NamedFiles['list']> {
    for await (const { Contents = [] } of pagesOf(folder)) {
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
        yield { key: Key.slice(root.length), sizeBytes: Size, modifiedAt: LastModified }
      }
    }
  }

  const remove = async (key: string) => void (await client.send(new DeleteObjectCommand(objectAt(key))))

  return {
    draft: () => spool.newFile(),
    async put(file, key) {
      try {
        await bucket.send(file, `${root}${key}`)
      } finally {
        await rm(file, { force: true })
      }
    },
    open: (key) => bucket.read(`${root}${key}`),
    async info(key) {
      try {
        const found = await client.send(new HeadObjectCommand(objectAt(key)))
        return {
          key,
          sizeBytes: found.ContentLength ?? 0,
          modifiedAt: found.LastModified ?? new Date(0),
        }
      } catch (error) {
        const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
        if ($metadata?.httpStatusCode === 404) return null
        throw error
      }
    },
    list,
    async listFolders(folder) {
      const names: string[] = []
      for await (const { CommonPrefixes = [] } of pagesOf(folder, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.split('/').at(-2) ?? '')
      }
      return names
    },
    remove,
    async removeFolder(folder) {
      for await (const { key } of list(folder)) await remove(key)
    },
  }
}
