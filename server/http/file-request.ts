import type { IncomingHttpHeaders } from 'node:http'

type FileRequest = { method: string; headers: IncomingHttpHeaders }

type ByteRange = { start: number; end: number }

/** The answer to a file request: the whole file, a range, or only a status. */
export type FileAnswer =
  | { status: 200 }
  | { status: 206; range: ByteRange }
  | { status: 304 }
  | { status: 412 }
  | { status: 416 }

type Representation = { etag: string; modifiedAt: Date; sizeBytes: number }

/**
 * Evaluates preconditions and ranges (RFC 9110, sections 13 and 14). Several ranges are answered with the whole
 * file.
 */
export function answerFileRequest({ method, headers }: FileRequest, file: Representation): FileAnswer {
  const modified = Math.floor(file.modifiedAt.getTime() / 1000) * 1000
  const ifMatch = headers['if-match']
  const since = Date.parse(headers['if-unmodified-since'] ?? '')
  if (ifMatch !== undefined ? !listsTag(ifMatch, file.etag) : modified > since) return { status: 412 }

  const ifNoneMatch = headers['if-none-match']
  const ifModifiedSince = Date.parse(headers['if-modified-since'] ?? '')
  if (
    ifNoneMatch !== undefined
      ? listsTag(ifNoneMatch.replace(/\bW\//g, ''), file.etag)
      : modified <= ifModifiedSince
  ) {
    return { status: 304 }
  }

  const ifRange = headers['if-range']
  if (
    method !== 'GET' ||
    headers.range === undefined ||
    (ifRange !== undefined && !isSame(String(ifRange), file.etag, modified))
  ) {
    return { status: 200 }
  }
  const range = parseRange(headers.range, file.sizeBytes)
  if (range === 'unusable') return { status: 200 }
  return range === 'unsatisfiable' ? { status: 416 } : { status: 206, range }
}

// For `If-None-Match` a weak tag matches like a strong one; for other headers it never matches.
function listsTag(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim() === etag)
}

function isSame(ifRange: string, etag: string, modified: number): boolean {
  return ifRange.startsWith('"') ? ifRange === etag : Date.parse(ifRange) === modified
}

function parseRange(header: string, size: number): ByteRange | 'unusable' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.replace(/\s/g, '')) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'unusable'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'unusable'
  return start >= size ? 'unsatisfiable' : { start, end }
}
