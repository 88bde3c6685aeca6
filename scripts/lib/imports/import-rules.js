/** Nouns from the lowest level to the highest. A noun uses its own level and lower ones. */
const levels = [
  ['platform', 'captcha', 'asset', 'audit', 'log', 'mail'],
  ['session', 'api-token', 'second-factor'],
  ['account', 'user'],
  ['team', 'post'],
  ['identity', 'passkey'],
  ['game'],
  ['participation', 'notice', 'game-event', 'award'],
  ['flag', 'challenge'],
  ['submission', 'instance', 'writeup', 'capture', 'proxy'],
  ['scoreboard', 'backup', 'cheat', 'sheet'],
  ['feed', 'rating', 'statistics', 'certificate', 'webhook', 'correction', 'game-package', 'operation'],
  ['past-game'],
]

/** Folders that import nothing from each other, types included. */
const closedFolders = {
  server: ['client', 'cli', 'tests'],
  client: ['server', 'cli', 'scripts', 'tests', 'prisma'],
  cli: ['server', 'client', 'tests', 'prisma'],
}

const nouns = (names) => `^server/domains/(${names.join('|')})/`
export const apiFiles = '[.](schema|rest)[.]ts$'
// GraphQL types and REST models refer to each other in both directions, so they have no level.
const outsideOrder = ['[.](schema|rest|shapes)[.]ts$', '[.](test|contract)[.]tsx?$']

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export const importRules = {
  forbidden: [
    rule('cycle', 'Files may not import each other in a circle, types included.', {}, { circular: true }),
    rule(
      'rules-stand-alone',
      'rules imports nothing but rules: it runs in browsers too.',
      { path: '^rules/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^rules/' },
    ),
    ...Object.entries(closedFolders).map(([from, others]) =>
      rule(
        `${from}-stands-alone`,
        `${from} imports nothing from ${others.join(', ')}.`,
        { path: `^${from}/`, pathNot: '[.]test[.]tsx?$' },
        { path: `^(${others.join('|')})/` },
      ),
    ),
    ...levels
      .slice(0, -1)
      .map((names, level) =>
        rule(
          `order-${level + 1}`,
          'The imported noun is on a higher level. Use an event, or an interface that server/app.ts fills.',
          { path: nouns(names), pathNot: outsideOrder },
          { path: nouns(levels.slice(level + 1).flat()) },
        ),
      ),
    rule(
      'noun-without-level',
      'Name the level of the noun in scripts/lib/imports/import-rules.js.',
      {},
      { path: '^server/domains/', pathNot: nouns(levels.flat()) },
    ),
    rule(
      'api-behind-service',
      'A service, a policy or an input does not import an API file.',
      { path: '^server/domains/', pathNot: [apiFiles, '[.]test[.]ts$'] },
      { path: apiFiles },
    ),
    rule(
      'api-only-calls',
      'An API file calls services. It reaches no database, storage, port or role check itself.',
      { path: apiFiles },
      { path: '^server/(use-case/roles[.]ts|database/|storage/|ports/)' },
    ),
    rule(
      'unresolved',
      'The imported file does not exist.',
      // Each of these programs runs in a folder of its own, with the packages that it needs.
      { pathNot: '^tests/clients/programs/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    // dependency-cruiser's own TypeScript parser needs a version before 7. This parser reads all kinds of imports.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|__generated__|^prisma/generated' },
    exclude: { path: '__generated__' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
