import { describe, expect, it } from 'vitest'
import { decodeBitmap, decodeUnsignedBitmap } from './decode-bitmap.ts'

// Two rows of two pixels: red and green over blue and white.
const pixels = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
const bgr = (...indexes: number[]) =>
  indexes.flatMap((index) => pixels.slice(index * 3, index * 3 + 3).toReversed())
const le16 = (value: number) => [value & 255, value >> 8]
const le32 = (value: number) => [...le16(value & 0xffff), ...le16(value >>> 16)]
const text = (...parts: string[]) => Buffer.from(parts.join('\n'), 'latin1')

function bmp(
  bits: number,
  rows: number[],
  { height = 2, compression = 0, palette = [] as number[], masks = [] as number[] } = {},
) {
  const start = 54 + palette.length + masks.length
  const header = [0x42, 0x4d, ...le32(start + rows.length), ...le32(0), ...le32(start)]
  const info = [...le32(40), ...le32(2), ...le32(height), ...le16(1), ...le16(bits), ...le32(compression), ...Array<number>(20).fill(0)] // oxfmt-ignore
  return Buffer.from([...header, ...info, ...masks, ...palette, ...rows])
}

function tga(
  type: number,
  bits: number,
  body: number[],
  { descriptor = 0x20, map = [] as number[], mapBits = 0 } = {},
) {
  const entries = mapBits === 0 ? 0 : map.length / (mapBits / 8)
  const header = [0, entries > 0 ? 1 : 0, type, ...le16(0), ...le16(entries), mapBits, ...le32(0), ...le16(2), ...le16(2), bits, descriptor] // oxfmt-ignore
  return Buffer.from([...header, ...map, ...body])
}

const palette = [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0]
const opaque = (start: number) => [...bgr(start), 255]

describe('bitmaps with a signature', () => {
  it.each<[string, Buffer]>([
    ['BMP of 24 bits', bmp(24, [...bgr(2, 3), 0, 0, ...bgr(0, 1), 0, 0])],
    ['BMP from the top', bmp(24, [...bgr(0, 1), 0, 0, ...bgr(2, 3), 0, 0], { height: -2 })],
    ['BMP of 32 bits', bmp(32, [2, 3, 0, 1].flatMap(opaque))],
    ['BMP of 8 bits', bmp(8, [2, 3, 0, 0, 0, 1, 0, 0], { palette })],
    ['BMP of 4 bits', bmp(4, [0x23, 0, 0, 0, 0x01, 0, 0, 0], { palette })],
    ['BMP of 16 bits', bmp(16, [...le16(0x001f), ...le16(0x7fff), ...le16(0x7c00), ...le16(0x03e0)])],
    [
      'BMP of 32 bits with fields',
      bmp(32, [0x0000ff00, 0xffffff00, 0xff000000, 0x00ff0000].flatMap(le32), {
        compression: 3,
        masks: [0xff000000, 0x00ff0000, 0x0000ff00].flatMap(le32),
      }),
    ],
    ['plain PPM', text('P3 # colors', '2 2 255', '255 0 0 0 255 0', '0 0 255 255 255 255')],
    ['raw PPM', Buffer.concat([text('P6', '2 2', '255', ''), Buffer.from(pixels)])],
    [
      'PPM of two bytes',
      Buffer.concat([text('P6', '2 2', '65535', ''), Buffer.from(pixels.flatMap((value) => [value, value]))]),
    ],
  ])('%s', (_name, bytes) => {
    expect(decodeBitmap(bytes)).toEqual({ data: Uint8Array.from(pixels), width: 2, height: 2, channels: 3 })
  })

  it.each<[string, Buffer]>([
    ['plain PBM', text('P1', '2 2', '0110')],
    ['raw PBM', Buffer.concat([text('P4', '2 2', ''), Buffer.from([0x40, 0x80])])],
    ['plain PGM', text('P2', '2 2', '15', '15 0 0 15')],
    ['raw PGM', Buffer.concat([text('P5', '2 2', '255', ''), Buffer.from([255, 0, 0, 255])])],
    ['BMP of 1 bit', bmp(1, [0x40, 0, 0, 0, 0x80, 0, 0, 0], { palette: [0, 0, 0, 0, 255, 255, 255, 0] })],
  ])('%s is black and white', (_name, bytes) => {
    const data = Uint8Array.from([255, 0, 0, 255].flatMap((value) => [value, value, value]))
    expect(decodeBitmap(bytes)).toEqual({ data, width: 2, height: 2, channels: 3 })
  })

  it('decodes QOI with each of its operations', () => {
    const header = Buffer.concat([text('qoif'), Buffer.from([0, 0, 0, 4, 0, 0, 0, 2, 4, 0])])
    const body = [
      [0xfe, 10, 20, 30], // RGB
      [0b01_11_10_01], // a difference of +1, 0, -1
      [0xa4, 0x97], // green +4, red +5, blue +3
      [0b11_000001], // two more of it
      [0xff, 1, 2, 3, 4], // RGBA
      [(10 * 3 + 20 * 5 + 30 * 7 + 255 * 11) & 63], // seen before
      [0xfe, 0, 0, 0],
    ].flat()
    const end = [0, 0, 0, 0, 0, 0, 0, 1]
    const seen = [10, 20, 30, 255]
    const last = [16, 24, 32, 255]
    expect(decodeBitmap(Buffer.concat([header, Buffer.from([...body, ...end])]))).toEqual({
      data: Uint8Array.from([
        ...seen,
        11,
        20,
        29,
        255,
        ...last,
        ...last,
        ...last,
        1,
        2,
        3,
        4,
        ...seen,
        0,
        0,
        0,
        255,
      ]),
      width: 4,
      height: 2,
      channels: 4,
    })
  })

  it.each<[string, Buffer]>([
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['nothing', Buffer.alloc(0)],
    ['a text', text('P7 is something else')],
  ])('%s is none', (_name, bytes) => {
    expect(decodeBitmap(bytes)).toBeNull()
    expect(decodeUnsignedBitmap(bytes)).toBeNull()
  })

  it.each<[string, Buffer]>([
    ['BMP without its pixels', bmp(24, [])],
    ['BMP with run lengths', bmp(8, [0, 1], { compression: 1, palette })],
    ['BMP too large', bmp(24, [], { height: 1_000_000_000 })],
    ['PPM without its pixels', text('P6', '2 2', '255', '')],
    ['PPM too large', text('P6', '99999999 99999999', '255', '')],
    ['PPM without size', text('P6', 'x')],
    ['QOI cut short', Buffer.concat([text('qoif'), Buffer.from([0, 0, 0, 4, 0, 0, 0, 2, 4, 0, 0xfe])])],
    ['QOI of no size', Buffer.concat([text('qoif'), Buffer.alloc(10)])],
  ])('%s is refused', (_name, bytes) => {
    expect(() => decodeBitmap(bytes)).toThrow(Error)
  })
})

describe('TGA', () => {
  const map = bgr(0, 1, 2, 3)
  it.each<[string, Buffer]>([
    ['of 24 bits', tga(2, 24, bgr(0, 1, 2, 3))],
    ['from below', tga(2, 24, bgr(2, 3, 0, 1), { descriptor: 0 })],
    ['from the right', tga(2, 24, bgr(1, 0, 3, 2), { descriptor: 0x30 })],
    ['of 32 bits without alpha', tga(2, 32, [0, 1, 2, 3].flatMap(opaque))],
    ['of 16 bits', tga(2, 16, [0x7c00, 0x03e0, 0x001f, 0x7fff].flatMap(le16))],
    ['with a map', tga(1, 8, [0, 1, 2, 3], { map, mapBits: 24 })],
    ['packed', tga(10, 24, [0x80, ...bgr(0), 0x01, ...bgr(1, 2), 0x80, ...bgr(3)])],
    ['packed with a map', tga(9, 8, [0x03, 0, 1, 2, 3], { map, mapBits: 24 })],
  ])('%s', (_name, bytes) => {
    expect(decodeUnsignedBitmap(bytes)).toEqual({
      data: Uint8Array.from(pixels),
      width: 2,
      height: 2,
      channels: 3,
    })
  })

  it('of 32 bits with alpha, and of gray', () => {
    const alpha = tga(
      2,
      32,
      [0, 1, 2, 3].flatMap((index) => [...bgr(index), 7]),
      { descriptor: 0x28 },
    )
    expect(decodeUnsignedBitmap(alpha)).toMatchObject({ channels: 4 })
    expect(decodeUnsignedBitmap(alpha)?.data.subarray(0, 8)).toEqual(
      Uint8Array.from([255, 0, 0, 7, 0, 255, 0, 7]),
    )
    const gray = tga(11, 8, [0x83, 9])
    expect(decodeUnsignedBitmap(gray)?.data).toEqual(new Uint8Array(12).fill(9))
  })

  it.each<[string, Buffer]>([
    ['without its pixels', tga(2, 24, [])],
    ['with a color that is not in its map', tga(1, 8, [0, 1, 2, 9], { map, mapBits: 24 })],
  ])('%s is refused', (_name, bytes) => {
    expect(() => decodeUnsignedBitmap(bytes)).toThrow(Error)
  })
})
