import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packageSchema } from './package-schema.ts'

const file = fileURLToPath(new URL('../../../docs/organizers/game-package.schema.json', import.meta.url))
const text = `${JSON.stringify(packageSchema(), null, 2)}\n`

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('docs/organizers/game-package.schema.json is stale: run npm run generate')
    process.exit(1)
  }
} else {
  writeFileSync(file, text)
}
