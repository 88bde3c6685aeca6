import { expect, test } from 'vitest'
import { parseStorageUrl } from './storage-target.ts'

const secretless = { kind: 's3', region: 'us-east-1', prefix: '', credentials: null, isBucketInHost: false }

test.each([
  ['file:///srv/halyard/files', { kind: 'disk', folder: '/srv/halyard/files' }],
  ['file:///srv/with%20space', { kind: 'disk', folder: '/srv/with space' }],
  ['s3://minio:9000/ctf', { ...secretless, endpoint: 'https://minio:9000', bucket: 'ctf' }],
  [
    's3://AKIA:a%2Fb%2Bc@s3.eu-central-1.amazonaws.com/ctf/2026/files/?region=eu-central-1&style=host',
    {
      kind: 's3',
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      bucket: 'ctf',
      prefix: '2026/files',
      credentials: { accessKeyId: 'AKIA', secretAccessKey: 'a/b+c' },
      isBucketInHost: true,
    },
  ],
  [
    's3://key:secret@[::1]:9000/ctf?tls=off&style=path',
    {
      ...secretless,
      endpoint: 'http://[::1]:9000',
      bucket: 'ctf',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
  ],
])('parses %s', (url, target) => {
  expect(parseStorageUrl(url)).toEqual(target)
})

test.each([
  ['./files', 'file:///folder'],
  ['https://example.org/bucket', 'file:// or s3://'],
  ['file://server/share', 'three slashes'],
  ['file:///', 'three slashes'],
  ['s3:///bucket', 'host'],
  ['s3://host', 'bucket'],
  ['s3://host/', 'bucket'],
  ['s3://key@host/bucket', 'both key and secret'],
  ['s3://host/bucket?tls=maybe', 'tls must be on or off'],
  ['s3://host/bucket?style=virtual', 'style must be path or host'],
  ['s3://host/bucket?endpoint=x', 'no parameter endpoint'],
])('%s is refused', (url, reason) => {
  expect(() => parseStorageUrl(url)).toThrow(reason)
})
