import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project.js'

/** The place that a package finds another one at: beside it, or further up. */
function find(packages, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    const candidate = `${place === '' ? '' : `${place}/`}node_modules/${name}`
    if (candidate in packages) return candidate
    if (place === '') return undefined
  }
}

/**
 * Where the packages lie that the dependencies of package.json need when they run. Peers are left alone: those that
 * this project uses it names itself, and the others are tools.
 */
export function runtimePackages(leftOut) {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const found = new Set()
  const visit = (from, names) => {
    for (const name of names.filter((name) => !leftOut.test(name))) {
      const place = find(packages, from, name)
      // Binaries of other systems are in the lock file and not on the disk.
      if (!place || found.has(place) || !existsSync(inProject(place))) continue
      found.add(place)
      const { dependencies = {}, optionalDependencies = {} } = packages[place]
      visit(place, [...Object.keys(dependencies), ...Object.keys(optionalDependencies)])
    }
  }
  visit('', Object.keys(packages[''].dependencies))
  return [...found].toSorted()
}
