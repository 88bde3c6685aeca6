import { readImports } from './lib/imports/imports.js'
import { root } from './lib/project.js'

const { problems } = await readImports(root)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
