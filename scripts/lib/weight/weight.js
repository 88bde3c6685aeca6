/**
 * The most that a route may load, in bytes as Brotli compresses them: scripts and styles before it is painted, and all
 * scripts that it loads by itself, before and after.
 */
const budgets = {
  home: { scripts: 180_000, styles: 30_000, all: 260_000 },
  player: { all: 260_000 },
  organizer: { all: 350_000 },
}
const names = { scripts: 'scripts', styles: 'styles', all: 'scripts by itself' }

const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

function change(bytes, before) {
  if (before === undefined) return ' (new)'
  const grown = bytes - before
  if (Math.abs(grown) < 50) return ''
  return ` (${grown > 0 ? '+' : '−'}${kilobytes(Math.abs(grown))})`
}

/**
 * Adds up the files of each route. `routes` is the build's `routes.json`, `sizeOf` gives the compressed bytes of a
 * file, `recorded` the figures of the last record by path.
 */
export function measureWeights({ routes, sizeOf, recorded }) {
  const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0)
  const weights = {}
  const lines = []
  const problems = []
  for (const { path, kind, scripts, styles, laterScripts } of routes) {
    const weight = {
      scripts: total(scripts),
      styles: total(styles),
      all: total([...scripts, ...laterScripts]),
    }
    weights[path] = weight
    const parts = Object.entries(weight).map(
      ([name, bytes]) => `${name} ${kilobytes(bytes)} kB${change(bytes, recorded[path]?.[name])}`,
    )
    lines.push(`${path}: ${parts.join(', ')}`)
    for (const [name, most] of Object.entries(budgets[kind])) {
      if (weight[name] <= most) continue
      problems.push(
        `${path} loads ${kilobytes(weight[name])} kB of ${names[name]}; its budget is ${kilobytes(most)} kB. ` +
          'Load a part when an action needs it (`lazyPart`), or use less of a library.',
      )
    }
  }
  return { weights, lines, problems }
}
