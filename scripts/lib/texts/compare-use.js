/** The values of the variable part of a composed key, with enum names replaced by their values. */
function spread(values, enums) {
  return values.flatMap((value) => {
    const name = /@(\w+)/.exec(value)?.[1]
    if (!name) return [value]
    if (!enums.has(name))
      throw new Error(`composed-keys.js names the enum ${name}, which schema.graphql does not have.`)
    return enums.get(name).map((one) => value.replace(`@${name}`, one))
  })
}

const composedAt = 'scripts/lib/texts/composed-keys.js'

/**
 * Compares the keys of a catalogue with the code. The problems are keys without a use, uses without a key, and composed
 * keys that are not declared. `sources` are the literals and templates of each file, `notKeys` names that look like keys.
 */
export function compareUse({ keys, sources, composed, enums = new Map(), notKeys = new Set() }) {
  const problems = []
  const used = new Set()
  const seen = new Set()
  for (const [file, { literals, templates }] of sources) {
    for (const key of literals) {
      used.add(key)
      if (!keys.has(key) && !notKeys.has(key)) problems.push(`${file}: no catalogue has the key ${key}.`)
    }
    for (const template of templates) {
      seen.add(template)
      if (!Object.hasOwn(composed, template))
        problems.push(`${file}: the composed key ${template} is not declared in ${composedAt}.`)
    }
  }
  for (const [template, values] of Object.entries(composed)) {
    if (!seen.has(template)) problems.push(`${composedAt}: no code composes ${template}. Remove it.`)
    for (const value of spread(values, enums)) {
      const key = template.replace('*', value)
      used.add(key)
      if (!keys.has(key)) problems.push(`${composedAt}: no catalogue has the key ${key}.`)
    }
  }
  for (const key of keys) if (!used.has(key)) problems.push(`${key}: no code uses this key. Remove it.`)
  return problems
}
