import { describe, expect, it } from 'vitest'
import { answerFileRequest } from './file-request.ts'

const modifiedAt = new Date('2026-01-02T03:04:05.678Z')
const modified = 'Fri, 02 Jan 2026 03:04:05 GMT'
const before = 'Fri, 02 Jan 2026 03:04:04 GMT'
const file = { etag: '"0123abcd"', modifiedAt, sizeBytes: 1000 }

const answer = (headers: Record<string, string>, method = 'GET') =>
  answerFileRequest({ method, headers }, file)

describe('preconditions', () => {
  it.each([
    [{}, 200],
    [{ 'if-none-match': '"0123abcd"' }, 304],
    [{ 'if-none-match': '"x", W/"0123abcd"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x"', 'if-modified-since': modified }, 200],
    [{ 'if-modified-since': modified }, 304],
    [{ 'if-modified-since': before }, 200],
    [{ 'if-modified-since': 'never' }, 200],
    [{ 'if-match': '"0123abcd"' }, 200],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-match': '"x", "0123abcd"' }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': 'W/"0123abcd"' }, 412],
    [{ 'if-unmodified-since': modified }, 200],
    [{ 'if-unmodified-since': before }, 412],
  ])('%j: %d', (headers, status) => {
    expect(answer(headers).status).toBe(status)
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=990-', { start: 990, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
  ])('%s', (range, expected) => {
    expect(answer({ range })).toEqual({ status: 206, range: expected })
  })

  it.each(['bytes=1000-', 'bytes=-0'])('%s is past the end', (range) => {
    expect(answer({ range })).toEqual({ status: 416 })
  })

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'lines=1-2', 'bytes=-', ''])(
    '%j is answered with the whole',
    (range) => {
      expect(answer({ range })).toEqual({ status: 200 })
    },
  )

  it('applies only if the caller has the same bytes', () => {
    const range = 'bytes=0-9'
    expect(answer({ range, 'if-range': '"0123abcd"' }).status).toBe(206)
    expect(answer({ range, 'if-range': '"other"' }).status).toBe(200)
    expect(answer({ range, 'if-range': modified }).status).toBe(206)
    expect(answer({ range, 'if-range': before }).status).toBe(200)
  })

  it('applies to GET only', () => {
    expect(answer({ range: 'bytes=0-9' }, 'HEAD')).toEqual({ status: 200 })
  })
})
