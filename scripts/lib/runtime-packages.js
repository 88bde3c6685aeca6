import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project.js'

/** The path at which a package resolves another one: in its own node_modules or in a parent's. */
function find(packages, from, name) {
  for (
    let location = from;
    ;
    location = location.slice(0, Math.max(location.lastIndexOf('/node_modules/'), 0))
  ) {
    const candidate = `${location === '' ? '' : `${location}/`}node_modules/${name}`
    if (candidate in packages) return candidate
    if (location === '') return undefined
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
      const location = find(packages, from, name)
      // Binaries for other systems are in the lock file but not installed.
      if (!location || found.has(location) || !existsSync(inProject(location))) continue
      found.add(location)
      const { dependencies = {}, optionalDependencies = {} } = packages[location]
      visit(location, [...Object.keys(dependencies), ...Object.keys(optionalDependencies)])
    }
  }
  visit('', Object.keys(packages[''].dependencies))
  return [...found].toSorted()
}
