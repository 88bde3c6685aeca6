import { inProject } from './project.js'

const bin = (...path) => inProject('node_modules', ...path)
const quiet = '--disable-warning=ExperimentalWarning'

/** Each check is a Node command that fails when something is wrong. */
export const checks = [
  { name: 'format', args: [bin('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
  { name: 'lint', args: [bin('oxlint', 'bin', 'oxlint')] },
  { name: 'imports', args: [inProject('scripts', 'check-imports.js')] },
  { name: 'texts', args: [quiet, inProject('scripts', 'check-texts.js')] },
  { name: 'types', args: [bin('typescript', 'bin', 'tsc'), '--noEmit'] },
  { name: 'schema.graphql', args: [quiet, inProject('server', 'graphql', 'print-schema.ts'), '--check'] },
  { name: 'client types', args: [inProject('scripts', 'print-client-types.js'), '--check'] },
  {
    name: 'openapi.json',
    args: [quiet, inProject('server', 'rest', 'openapi', 'print-openapi.ts'), '--check'],
  },
  {
    name: 'game-package.schema.json',
    args: [quiet, inProject('server', 'domains', 'game-package', 'print-schema.ts'), '--check'],
  },
  { name: 'migrations', args: [quiet, inProject('scripts', 'make-migration.ts'), '--check'] },
  { name: 'weight', args: [quiet, inProject('scripts', 'check-weight.js')] },
  { name: 'unused code', args: [bin('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints'] },
]

export const fastProjects = ['unit', 'client']
/** Projects that start a Docker Engine. */
export const dockerProjects = ['containers', 'e2e']
/** The lists run side by side: containers and browsers often wait, and the server's tests use that time. */
export const slowProjects = [['integration'], dockerProjects]

export function vitestArgs(project, reportFile) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  return [bin('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters]
}
