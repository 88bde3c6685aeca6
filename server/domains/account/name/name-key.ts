import { cutText } from '../../../../rules/cut-text.ts'
import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import { confusables } from './confusables.ts'
import { normalize } from '../normalize.ts'

const blanks = /[\s\u2800]+/g
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu
/** An index has no room for much longer keys. */
const longestKey = 255

const looksLike = new Map(confusables.flatMap(([key, alike]) => [...alike].map((one) => [one, key])))

/**
 * What a person sees of a username: names with the same key look the same. Blanks at the ends, invisible characters,
 * upper and lower case and compatible forms do not count, and a character counts as what it looks like by the data of
 * Unicode (UTS 39). Characters of ASCII stay different from each other.
 */
export function nameKeyOf(userName: string): string {
  const shapes = withShapes(userName.normalize('NFD')).normalize('NFKD')
  const text = shapes.replace(blanks, ' ').replace(invisible, '').trim()
  const key = [...withShapes(text)].map((one) => one.toUpperCase().toLowerCase()).join('')
  return cutText(key, longestKey)
}

function withShapes(text: string): string {
  return [...text].map((one) => looksLike.get(one) ?? one).join('')
}

/** The columns of a user that a new username sets. */
export function columnsOfName(userName: string) {
  return { userName, normalizedUserName: normalize(userName), nameKey: nameKeyOf(userName) }
}

/** Those who have one of the names, or one that looks the same. */
export function named(userNames: readonly string[]): Pick<Prisma.UserWhereInput, 'OR'> & {
  OR: { normalizedUserName?: { in: string[] }; nameKey?: { in: string[] } }[]
} {
  return {
    OR: [
      { normalizedUserName: { in: userNames.map(normalize) } },
      { nameKey: { in: userNames.map(nameKeyOf) } },
    ],
  }
}

/** A function that says whether one of these rows has a name, or one that looks the same. */
export function takenBy(rows: readonly { normalizedUserName: string; nameKey: string | null }[]) {
  const names = new Set(rows.map(({ normalizedUserName }) => normalizedUserName))
  const keys = new Set(rows.map(({ nameKey }) => nameKey))
  return (userName: string) => names.has(normalize(userName)) || keys.has(nameKeyOf(userName))
}
