import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project.js'

/** The path at which a package resolves another one: in its own node_modules or in a parent's. */
function find(packages, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    const candidate = `${place === '' ? '' : `${place}/`}node_modules/${name}`
    if (candidate in packages) return candidate
    if (place === '') return undefined
  }
}

/**
 * The paths of the packages that the dependencies of package.json need at run time. Peer dependencies are skipped:
 * package.json lists the ones that this project uses, and the others are tools.
 */
export function runtimePackages(leftOut) {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const found = new Set()
  const visit = (from, names) => {
    for (const name of names.filter((name) => !leftOut.test(name))) {
      const place = find(packages, from, name)
      // Binaries for other systems are in the lock file but not installed.
      if (!place || found.has(place) || !existsSync(inProject(place))) continue
      found.add(place)
      const { dependencies = {}, optionalDependencies = {} } = packages[place]
      visit(place, [...Object.keys(dependencies), ...Object.keys(optionalDependencies)])
    }
  }
  visit('', Object.keys(packages[''].dependencies))
  return [...found].toSorted()
}
