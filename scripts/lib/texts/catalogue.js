import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inProject } from '../project.js'

export const sides = ['client', 'server']
export const english = 'en-US'

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** Splits a key into the part before its plural suffix and the plural form. */
export function splitPlural(key) {
  const form = pluralSuffix.exec(key)?.[1]
  return { base: key.replace(pluralSuffix, ''), form }
}

/** All texts of a tree by their full keys, such as `team.status.Accepted`. */
function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([key, value]) =>
    value !== null && typeof value === 'object'
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  )
}

/**
 * The texts of one language: `files` are the paths of its files, `nouns` their names, `texts` maps full keys to texts.
 * Undefined when the language has no folder.
 */
export function readCatalogue(side, locale, folder = inProject(side, 'locales')) {
  const path = join(folder, locale)
  if (!existsSync(path)) return undefined
  const files = globSync('*/*.json', { cwd: path }).toSorted()
  const nouns = new Set()
  const texts = new Map()
  for (const file of files) {
    const noun = basename(file, '.json')
    if (nouns.has(noun)) throw new Error(`${side}/locales/${locale}: two folders have a file ${noun}.json.`)
    nouns.add(noun)
    for (const [key, text] of flatten(JSON.parse(readFileSync(join(path, file), 'utf8')), `${noun}.`))
      texts.set(key, text)
  }
  return { side, locale, files, nouns, texts }
}
