import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../server/database/free-port.ts'
import { launchBrowser } from '../kit/browser/browser.ts'
import { startProduct } from '../kit/server/product.ts'
import { copyTemplate, startTestPostgres } from '../kit/services/test-postgres.ts'
import { checks } from './checks.ts'
import { startGlewlwyd } from './glewlwyd.ts'
import { startLemonldap } from './lemonldap.ts'

// Signs people in with the OpenID Connect providers that Debian has, in a browser, against a platform on loopback. The
// packages are unpacked into a temporary folder.

const providers = { glewlwyd: startGlewlwyd, lemonldap: startLemonldap }

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',') ?? Object.keys(providers)
const unknown = only.filter((name) => !Object.hasOwn(providers, name))
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}. Providers: ${Object.keys(providers).join(', ')}`)
  process.exit(2)
}

const folder = mkdtempSync(path.join(tmpdir(), 'halyard-providers-'))
const postgres = await startTestPostgres()
const port = String(await freePort())
const product = await startProduct({
  databaseUrl: await copyTemplate(postgres.serverUrl),
  env: { PORT: port, HALYARD_PUBLIC_URL: `http://127.0.0.1:${port}`, HALYARD_RATE_LIMITS: 'off' },
})
const browser = await launchBrowser()
try {
  for (const [key, start] of Object.entries(providers)) {
    if (only.includes(key) && !(await isSignedIn(key, start))) {
      process.exitCode = 1
      break
    }
  }
} finally {
  await browser.close()
  await product.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Whether all checks of a provider worked. */
async function isSignedIn(key: string, start: (typeof providers)['glewlwyd']): Promise<boolean> {
  const addresses = { callback: `${product.url}/auth/${key}/callback`, start: `${product.url}/` }
  const provider = await start(path.join(folder, key), addresses)
  try {
    const places = { browser, product, admin: await product.admin(), key, provider }
    for (const { name, run } of checks) {
      let isThere
      try {
        isThere = (await run(places)) !== false
      } catch (error) {
        console.log(`FAILED  ${provider.name}  ${name}\n${(error as Error).message}`)
        console.log(`The provider:\n${provider.output()}\nThe platform:\n${product.output()}`)
        return false
      }
      console.log(`${isThere ? 'works  ' : 'absent '} ${provider.name}  ${name}`)
    }
    return true
  } finally {
    await provider.stop()
  }
}
