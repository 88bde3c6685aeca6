import { readFileSync, writeFileSync } from 'node:fs'
import { registerDocumentedRoutes } from './documented-routes.ts'
import { buildOpenApi } from './openapi.ts'
import { openApiFile } from './reference.ts'

const { document, undocumented } = await buildOpenApi(registerDocumentedRoutes)
const text = `${JSON.stringify(document, null, 2)}\n`

if (!process.argv.includes('--check')) {
  writeFileSync(openApiFile, text)
} else if (readFileSync(openApiFile, 'utf8') !== text) {
  fail('openapi.json is stale: run npm run generate')
}
if (undocumented.length > 0) {
  fail(`Undocumented routes (see server/rest/operation.ts):\n${undocumented.join('\n')}`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
