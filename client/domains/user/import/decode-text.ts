/** Encodings of spreadsheets, with the languages whose systems write them. */
const ENCODINGS = [
  { name: 'GB18030', languages: ['zh-CN'] },
  { name: 'Big5', languages: ['zh-TW'] },
  { name: 'Shift_JIS', languages: ['ja-JP'] },
  { name: 'EUC-KR', languages: ['ko-KR'] },
  { name: 'Windows-1251', languages: ['ru-RU'] },
  { name: 'Windows-1258', languages: ['vi-VN'] },
  { name: 'Windows-1252', languages: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'id-ID'] },
] as const

type Encoding = (typeof ENCODINGS)[number]['name']

export type DecodedText =
  | { isCertain: true; text: string }
  /** The bytes are not UTF-8: what they are in each encoding that has them, that of the language first. */
  | { isCertain: false; texts: readonly { encoding: Encoding; text: string }[] }

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // Single bytes without a character become controls.
    return /(?![\t\n\v\f\r])\p{Cc}/u.test(text) ? null : text
  } catch {
    return null
  }
}

/** The text of a file: UTF-16 with its byte order mark, else UTF-8, else to be chosen. */
export function decodeText(bytes: Uint8Array, locale: string): DecodedText {
  const [first, second] = bytes
  const unicode =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  const text = decode(bytes, unicode)
  if (text !== null) return { isCertain: true, text }
  const isOfLanguage = ({ languages }: (typeof ENCODINGS)[number]) => languages.some((one) => one === locale)
  const ordered = [...ENCODINGS.filter(isOfLanguage), ...ENCODINGS.filter((one) => !isOfLanguage(one))]
  return {
    isCertain: false,
    texts: ordered.flatMap(({ name }) => {
      const decoded = decode(bytes, name)
      return decoded === null ? [] : [{ encoding: name, text: decoded.normalize('NFC') }]
    }),
  }
}
