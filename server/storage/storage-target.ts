import { fileURLToPath } from 'node:url'

export type S3Target = {
  kind: 's3'
  endpoint: string
  region: string
  bucket: string
  /** Prefix of every key, without slashes at its ends. */
  prefix: string
  /** Null: from the environment or the machine's role, as the AWS SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
  /** Whether the bucket is part of the host name instead of the path. */
  isBucketInHost: boolean
}

/** The location of stored files. */
export type StorageTarget = { kind: 'disk'; folder: string } | S3Target

/** Maximum size of a single S3 upload. */
export const s3PieceBytes = 5 * 1024 ** 3

const parameters = ['region', 'tls', 'style']

/**
 * Parses `file:///folder` or `s3://key:secret@host:port/bucket/prefix?region=…&tls=off&style=host`.
 * @throws Error that says what is wrong
 */
export function parseStorageUrl(text: string): StorageTarget {
  if (!URL.canParse(text)) throw new Error('a file:///folder or s3://key:secret@host/bucket address')
  const url = new URL(text)
  if (url.protocol === 'file:') return { kind: 'disk', folder: readFolder(url) }
  if (url.protocol === 's3:') return readS3(url)
  throw new Error('must start with file:// or s3://')
}

function readFolder(url: URL): string {
  if (url.host || url.search || url.hash || url.pathname === '/') {
    throw new Error('file: needs three slashes and a folder, as in file:///srv/halyard/files')
  }
  return fileURLToPath(url)
}

function readS3(url: URL): S3Target {
  const [bucket = '', ...prefix] = decodeURIComponent(url.pathname).split('/').filter(Boolean)
  if (!url.hostname)
    throw new Error('s3: needs the host of the service, as in s3://key:secret@host:9000/bucket')
  if (!bucket) throw new Error('s3: needs a bucket, as in s3://key:secret@host:9000/bucket')
  if (Boolean(url.username) !== Boolean(url.password))
    throw new Error('s3: needs both key and secret, or neither')
  const unknown = [...url.searchParams.keys()].find((name) => !parameters.includes(name))
  if (unknown !== undefined)
    throw new Error(`s3: there is no parameter ${unknown}, only ${parameters.join(', ')}`)
  return {
    kind: 's3',
    endpoint: `${oneOf(url, 'tls', ['on', 'off']) === 'on' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: prefix.join('/'),
    credentials: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        }
      : null,
    isBucketInHost: oneOf(url, 'style', ['path', 'host']) === 'host',
  }
}

/** A parameter with a few values, of which the first is the default. */
function oneOf(url: URL, name: string, values: [string, string]): string {
  const value = url.searchParams.get(name) ?? values[0]
  if (!values.includes(value)) throw new Error(`s3: ${name} must be ${values.join(' or ')}`)
  return value
}
