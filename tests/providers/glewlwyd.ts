import { cpSync, globSync, lstatSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { Actor } from '../kit/calls/actor.ts'
import { unpackPackages, type Unpacked } from './debian-packages.ts'
import { freeAddress, startLoopbackProgram } from './loopback-program.ts'
import { makePemKeys, type PemKeys } from './pem-keys.ts'
import { client, type Provider, type ReturnAddresses } from './provider.ts'

const password = 'Anch0rsAweigh'

/** Glewlwyd with its database in SQLite, set up through its API as its page for administrators does. */
export async function startGlewlwyd(folder: string, addresses: ReturnAddresses): Promise<Provider> {
  const packages = await unpackPackages(['glewlwyd'], folder)
  const { port, url } = await freeAddress()
  const program = await startLoopbackProgram(
    [packages.file('usr/bin/glewlwyd'), `--config-file=${writeSettings(folder, { packages, port })}`],
    { env: packages.env, address: `${url}/api/` },
  )
  const signer = { id: 'halyard-signs', keys: makePemKeys() }
  await setUp(url, addresses, signer)
  return {
    ...program,
    name: `Glewlwyd ${packages.version}`,
    issuer: `${url}/api/oidc`,
    scopes: 'openid halyard staff',
    people: {
      admin: { name: 'ada', mail: 'ada@school.test' },
      unmarked: { name: 'bo', mail: 'bo@school.test' },
    },
    roleClaim: 'scope',
    adminValue: 'staff',
    async logIn(page, { name }) {
      await page.locator('#username').fill(name)
      await page.locator('#password').fill(password)
      await page.getByRole('button', { name: 'OK', exact: true }).click()
    },
    // The page is shown at each log-in, and has the question at the first one.
    consentMark: 'button.btn-success',
    async consent(page) {
      const boxes = await page.locator('[id^="grant-"]').all()
      if (boxes.length > 0) {
        for (const box of boxes) await box.check()
        await page.getByRole('button', { name: 'Grant access' }).click()
      }
      await page.getByRole('button', { name: 'Continue' }).click()
    },
    refusal: /status 403: unauthorized_client/,
    passwordField: '#password',
    leadsBack: false,
    async confirmLogOut(page) {
      await page.locator('button.btn-danger', { hasText: 'Logout' }).click()
      await page.getByText('You are disconnected').waitFor()
    },
    strict: { issuer: `${url}/api/strict`, clientId: signer.id, privateKey: signer.keys.privateKey },
  }
}

/** Writes the configuration and the database. Returns the name of the configuration. */
function writeSettings(folder: string, { packages, port }: { packages: Unpacked; port: number }): string {
  const zipped = (name: string) =>
    gunzipSync(readFileSync(packages.file(`usr/share/doc/glewlwyd/${name}.gz`))).toString()
  const database = path.join(folder, 'glewlwyd.db')
  const tables = new DatabaseSync(database)
  // A property of users that is not there by default.
  tables.exec(
    zipped('database/init.sqlite3.sql').replace('"user-code":{', '"verified":{"read":true,"write":true},$&'),
  )
  tables.close()
  const changes: [RegExp, string][] = [
    [/^port=.*$/m, `port=${port}\nbind_address="127.0.0.1"`],
    [/^external_url=.*$/m, `external_url="http://127.0.0.1:${port}"`],
    [/^cookie_domain=.*$/m, 'cookie_domain="127.0.0.1"'],
    [/^cookie_secure=.*$/m, 'cookie_secure=0'],
    [/^static_files_path=.*$/m, `static_files_path="${copyPages(folder, packages)}/"`],
    [/\/var\/cache\/glewlwyd\/glewlwyd\.db/, database],
    ...['user', 'user_middleware', 'client', 'scheme', 'plugin'].map((kind): [RegExp, string] => [
      new RegExp(`"/usr/lib/glewlwyd/${kind}"`),
      `"${packages.file(`usr/lib/glewlwyd/${kind}`)}"`,
    ]),
  ]
  const settings = changes.reduce(
    (text, [pattern, value]) => text.replace(pattern, () => value),
    zipped('glewlwyd.conf.sample'),
  )
  const file = path.join(folder, 'glewlwyd.conf')
  writeFileSync(file, settings)
  return file
}

/** Copies the pages. The program serves no links, and that of the settings leads to a folder. */
function copyPages(folder: string, packages: Unpacked): string {
  const pages = path.join(folder, 'pages')
  cpSync(packages.file('usr/share/glewlwyd/webapp'), pages, { recursive: true })
  for (const name of globSync('**', { cwd: pages }).map((page) => path.join(pages, page))) {
    if (!lstatSync(name).isSymbolicLink()) continue
    const content = realpathSync(name)
    rmSync(name)
    cpSync(content, name, { recursive: true })
  }
  const settings = path.join(pages, 'config.json')
  rmSync(settings, { recursive: true })
  cpSync(packages.file('usr/share/glewlwyd/templates/config.json'), settings)
  return pages
}

type Signer = { id: string; keys: PemKeys }

async function setUp(url: string, { callback, start }: ReturnAddresses, signer: Signer): Promise<void> {
  const admin = new Actor(url)
  const send = async (method: string, address: string, body: object) => {
    const { status, text } = await admin.rest(method, `/api/${address}`, body)
    if (status !== 200) throw new Error(`Glewlwyd refused ${method} ${address}: ${status} ${text}`)
  }
  // The administrator of the database that the package brings.
  await send('POST', 'auth/', { username: 'admin', password: 'password' })
  for (const name of ['halyard', 'staff']) {
    await send('POST', 'scope/', { name, display_name: name, password_required: true, scheme: {} })
  }
  await send('POST', 'mod/plugin/', issuerAt(url, 'oidc'))
  await send('POST', 'mod/plugin/', issuerAt(url, 'strict', pushedAndSigned))
  const platform = {
    name: 'Halyard',
    confidential: true,
    enabled: true,
    redirect_uri: [callback],
    post_logout_redirect_uri: start,
    authorization_type: ['code'],
    scope: [],
  }
  await send('POST', 'client/', {
    ...platform,
    client_id: client.id,
    client_secret: client.secret,
    token_endpoint_auth_method: ['client_secret_basic', 'client_secret_post'],
  })
  await send('POST', 'client/', {
    ...platform,
    client_id: signer.id,
    pubkey: signer.keys.publicKey,
    token_endpoint_auth_method: ['private_key_jwt'],
  })
  const person = { enabled: true, password }
  await send('POST', 'user/', {
    ...person,
    username: 'ada',
    name: 'ada',
    email: 'ada@school.test',
    verified: 'yes',
    scope: ['openid', 'halyard', 'staff'],
  })
  await send('POST', 'user/', {
    ...person,
    username: 'bo',
    name: 'bo',
    email: 'bo@school.test',
    scope: ['openid', 'halyard'],
  })
}

const pushedAndSigned = {
  'oauth-par-allowed': true,
  'oauth-par-required': true,
  'oauth-par-request_uri-prefix': 'urn:ietf:params:oauth:request_uri:',
  'oauth-par-duration': 90,
  // Signed assertions of clients belong to this setting.
  'request-parameter-allow': true,
  'client-pubkey-parameter': 'pubkey',
}

/** The settings of an issuer below `/api`. */
function issuerAt(url: string, name: string, others: object = {}) {
  const keys = makePemKeys()
  return {
    module: 'oidc',
    name,
    display_name: 'OpenID Connect',
    enabled: true,
    parameters: {
      iss: `${url}/api/${name}`,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: keys.privateKey,
      cert: keys.publicKey,
      'code-duration': 600,
      'refresh-token-duration': 600,
      'access-token-duration': 600,
      'auth-type-code-enabled': true,
      'subject-type': 'public',
      'jwks-show': true,
      'pkce-allowed': true,
      'pkce-required': true,
      'session-management-allowed': true,
      // The page of the log-out fails without it.
      'front-channel-logout-allowed': true,
      'session-cookie-name': 'GLEWLWYD_OIDC_SESSION',
      'session-cookie-expiration': 600,
      'name-claim': 'mandatory',
      'email-claim': 'mandatory',
      'scope-claim': 'mandatory',
      claims: [
        {
          name: 'email_verified',
          'user-property': 'verified',
          type: 'boolean',
          'boolean-value-true': 'yes',
          'boolean-value-false': 'no',
          mandatory: true,
        },
      ],
      ...others,
    },
  }
}
