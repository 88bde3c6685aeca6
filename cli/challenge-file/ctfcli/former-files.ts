import { isMap, listOf, textOf, type YamlMap } from '../yaml.ts'

// The folder of an upload of CTFd is a random number.
const addresses = /(?:https?:\/\/[^\s"'()<>]{1,300}?)?(?<![\w.-])\/?files\/[0-9a-f]{32}\/[^\s"'()<>]+/g

/** Warns about each file of the former CTFd that a text shows or links to: the project does not have these files. */
export function warnAboutFormerFiles(file: YamlMap, warn: (text: string) => void): void {
  const hints = listOf(file['hints']).map((hint) => textOf(isMap(hint) ? hint['content'] : hint))
  const texts = ['description', 'attribution', 'connection_info'].map((key) => ({
    key,
    text: textOf(file[key]),
  }))
  for (const { key, text } of [...texts, ...hints.map((hint) => ({ key: 'hints', text: hint }))]) {
    for (const [address] of text.matchAll(addresses))
      warn(
        `${key}: ${address} is a file of the former platform; it is not imported, so the address leads nowhere`,
      )
  }
}
