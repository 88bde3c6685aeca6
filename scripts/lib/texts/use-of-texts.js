import { globSync, readFileSync } from 'node:fs'
import { inProject, root } from '../project.js'
import { english, readCatalogue, splitPlural } from './catalogue.js'
import { compareUse } from './compare-use.js'
import { composedKeys, otherNames } from './composed-keys.js'
import { keysInSource } from './keys-in-code.js'

function enumsOf(schema) {
  const bare = schema.replaceAll(/"""[^]*?"""/g, '')
  return new Map(
    [...bare.matchAll(/^enum (\w+) \{([^}]*)\}/gm)].map(([, name, body]) => [name, body.match(/\w+/g)]),
  )
}

/** The problems between the English texts of a side and its code. */
export function problemsOfUse(side) {
  const { nouns, texts } = readCatalogue(side, english)
  const codes = globSync(`${side}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => path.includes('__generated__') || /\.(test|d)\.tsx?$/.test(path),
  })
  const sources = codes.map((file) => [
    file,
    keysInSource(file, readFileSync(inProject(file), 'utf8'), nouns),
  ])
  return compareUse({
    keys: new Set([...texts.keys()].map((key) => splitPlural(key).base)),
    sources,
    composed: composedKeys[side],
    enums: enumsOf(readFileSync(inProject('schema.graphql'), 'utf8')),
    notKeys: new Set(
      sources
        .filter(([file]) => otherNames[side].includes(file))
        .flatMap(([, { literals }]) => [...literals]),
    ),
  })
}
