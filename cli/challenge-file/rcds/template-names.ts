import { isMap, textsOf, type YamlMap, type YamlValue } from '../yaml.ts'

/** The steps of a name such as `challenge.expose.main[0].tcp`, after `challenge`. */
function stepsOf(name: string): string[] | undefined {
  if (!/^challenge[.[]/.test(name)) return undefined
  return [...name.matchAll(/\.(\w+)|\[\s*(?:(\d+)|'([^']*)'|"([^"]*)")\s*\]/g)].map(
    ([, key, index, single, double]) => key ?? index ?? single ?? double ?? '',
  )
}

const stepInto = (value: YamlValue | undefined, step: string): YamlValue | undefined =>
  Array.isArray(value) ? value[Number(step)] : isMap(value) ? value[step] : undefined

/**
 * The values of names below `challenge.`, which are the keys of the file. In `expose`, `http` and `host` are the name
 * of the host. The flag has no name, because players see the text.
 */
export function valueOfName(
  file: YamlMap,
  hostOf: ((entry: YamlMap) => string | undefined) | undefined,
): (name: string) => string | undefined {
  return (name) => {
    const steps = stepsOf(name)
    const last = steps?.at(-1)
    if (!steps || last === undefined || steps[0] === 'flag') return undefined
    const owner = steps.slice(0, -1).reduce<YamlValue | undefined>(stepInto, file)
    if (steps[0] === 'expose') {
      if (!hostOf || !isMap(owner)) return undefined
      if (last === 'http' || last === 'host') return hostOf(owner)
    }
    return textsOf(stepInto(owner, last)).join(', ') || undefined
  }
}
