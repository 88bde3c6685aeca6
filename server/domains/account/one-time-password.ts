import { randomInt } from 'node:crypto'

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A password of 20 characters, with at least one of each kind that the password rules require. */
export function oneTimePassword(): string {
  const characters = Array.from({ length: 17 }, () => letters[randomInt(letters.length)])
  return `${characters.join('')}${randomInt(10)}aZ`
}
