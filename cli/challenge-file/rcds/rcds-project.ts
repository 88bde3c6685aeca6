import { isMap, mapOf, type YamlMap, type YamlValue } from '../yaml.ts'

/** A map with defaults below it; any other value stays, so that the report names it. */
const below = (defaults: YamlMap, own: YamlValue): YamlValue => (isMap(own) ? { ...defaults, ...own } : own)

/** A map whose values each get the defaults, also the items of a list. */
function eachBelow(defaults: YamlMap, value: YamlValue | undefined): YamlValue | undefined {
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      Array.isArray(own) ? own.map((item) => below(defaults, item)) : below(defaults, own),
    ]),
  )
}

/** The file with the defaults of the project below it. */
export function withDefaults(file: YamlMap, project: YamlMap): YamlMap {
  const defaults = mapOf(project['defaults'])
  const { id: _id, provide: _provide, containers: _containers, expose: _expose, ...others } = defaults
  const containers = eachBelow(mapOf(defaults['containers']), file['containers'])
  const expose = eachBelow(mapOf(defaults['expose']), file['expose'])
  return { ...others, ...file, ...(containers && { containers }), ...(expose && { expose }) }
}
