import { cruise } from 'dependency-cruiser'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiFiles, importRules } from './import-rules.js'

const folders = ['server', 'client', 'cli', 'rules', 'scripts', 'tests']

/** The files of a project with their imports, and one message for each import that breaks a rule. */
export async function readImports(baseDir) {
  const { forbidden, options } = importRules
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)))
  const { output } = await cruise(present, { ...options, baseDir, validate: true, ruleSet: { forbidden } })
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]))
  const problems = output.summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to]
    return `${path.join(' -> ')}: ${comments.get(rule.name)}`
  })
  const readers = output.modules.filter(({ source }) => readsTables(baseDir, source))
  const reads = readers.map(
    ({ source }) => `${source}: An API file calls services. It reads no table itself.`,
  )
  return { modules: output.modules, problems: [...problems, ...reads] }
}

/** Whether an API file reads tables. Its context contains the database, so its imports do not show it. */
function readsTables(baseDir, source) {
  return new RegExp(apiFiles).test(source) && /\bdb\b/.test(readFileSync(join(baseDir, source), 'utf8'))
}
