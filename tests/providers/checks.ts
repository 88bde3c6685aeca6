import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import type { Actor } from '../kit/calls/actor.ts'
import type { Product } from '../kit/server/product.ts'
import { openPersonAt, type PersonAt } from './person-at.ts'
import { makePemKeys } from './pem-keys.ts'
import { client, type Person, type Provider } from './provider.ts'

type Places = { browser: Browser; product: Product; admin: Actor; key: string; provider: Provider }

type Check = {
  name: string
  /** Returns false if the provider has nothing of the kind. */
  run(places: Places): Promise<void | false>
}

/** Replaces the settings of the provider at the platform. */
async function save({ admin, key, provider }: Places, changes: Record<string, unknown> = {}): Promise<void> {
  const saved = await admin.mutate('saveIdentityProvider', {
    key,
    protocol: 'OpenIdConnect',
    label: provider.name,
    issuer: provider.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    scopes: provider.scopes,
    ...changes,
  })
  assert.equal(saved.__typename, 'SaveIdentityProviderPayload', saved.message)
}

async function withPerson(
  { browser, product, key, provider }: Places,
  person: Person,
  use: (there: PersonAt) => Promise<void>,
): Promise<void> {
  const there = await openPersonAt({ browser, url: product.url, key, provider }, person)
  try {
    await use(there)
  } finally {
    await there.leave()
  }
}

/** Signs a person in. Returns the account. */
async function accountOf(places: Places, person: Person) {
  let account: Awaited<ReturnType<PersonAt['viewer']>> = null
  await withPerson(places, person, async (there) => {
    assert.equal(await there.enter(), '/')
    account = await there.viewer()
  })
  return account as { email: string; role: string } | null
}

const authentication = (method: string): Check => ({
  name: `code flow with PKCE, client id with "-" and secret with "." and "_", ${method}`,
  async run(places) {
    await save(places, { clientAuth: method })
    assert.ok(await accountOf(places, places.provider.people.admin))
  },
})

export const checks: Check[] = [
  {
    name: 'test of discovery',
    async run({ admin, provider: { issuer } }) {
      const found = await admin.mutate<{ issuer: string; clientAuths: string[] }>(
        'testDiscovery',
        { issuer },
        'issuer clientAuths',
      )
      assert.equal(found.issuer, issuer, found.message)
      assert.deepEqual(found.clientAuths.toSorted(), ['SecretBasic', 'SecretPost'])
    },
  },
  ...['Automatic', 'SecretBasic', 'SecretPost'].map(authentication),
  {
    name: 'mail address with email_verified',
    async run(places) {
      await save(places)
      const { admin } = places.provider.people
      assert.equal((await accountOf(places, admin))?.email, admin.mail)
    },
  },
  {
    name: 'mail address without email_verified, which is not taken before it is trusted',
    async run(places) {
      const { unmarked } = places.provider.people
      await save(places)
      assert.match((await accountOf(places, unmarked))?.email ?? '', /@localhost$/)
      await save(places, { trustsMail: true })
      assert.equal((await accountOf(places, unmarked))?.email, unmarked.mail)
    },
  },
  {
    name: 'role by a claim',
    async run(places) {
      const { roleClaim, adminValue, people } = places.provider
      await save(places, { roleClaim, adminValues: [adminValue] })
      assert.equal((await accountOf(places, people.admin))?.role, 'Admin')
      assert.equal((await accountOf(places, people.unmarked))?.role, 'User')
    },
  },
  {
    name: 'log-out with id_token_hint, which ends the session at the provider',
    async run(places) {
      await save(places, { endsSession: true })
      await withPerson(places, places.provider.people.admin, async (there) => {
        assert.equal(await there.enter(), '/')
        assert.equal(await there.enterAgain(), '/')
        await there.page
          .getByRole('button', { name: /^Account: / })
          .first()
          .click()
        // The page that the person leaves has the same address as the one to which the provider leads back.
        const { origin } = new URL(places.provider.issuer)
        const left = there.page.waitForRequest((request) => request.url().startsWith(origin))
        await there.page.getByRole('menuitem', { name: 'Log out' }).click()
        await left
        await places.provider.confirmLogOut(there.page)
        if (places.provider.leadsBack) {
          await there.page.waitForURL(`${places.product.url}/`)
          await there.page.getByRole('link', { name: 'Log in' }).first().waitFor()
        }
        assert.equal(await there.viewer(), null)
        assert.equal(await there.enterAgain(), null)
      })
    },
  },
  {
    name: 'wrong secret, and the log says what the provider said',
    async run(places) {
      const { key, product, provider } = places
      await save(places, { clientSecret: `${client.secret}-old` })
      const before = product.output().length
      await withPerson(places, provider.people.admin, async (there) => {
        assert.equal(await there.enter(), '/account/login?signIn=failed')
      })
      const lines = product.output().slice(before)
      assert.ok(lines.includes(`"provider":"${key}","problem":"failed"`), lines)
      assert.match(lines, provider.refusal)
    },
  },
  {
    name: 'pushed request, and a client that signs with its private key',
    async run(places) {
      const { strict, people } = places.provider
      if (strict === null) return false
      const { issuer, clientId, privateKey } = strict
      const found = await places.admin.mutate<{ clientAuths: string[] }>(
        'testDiscovery',
        { issuer },
        'clientAuths',
      )
      assert.ok(found.clientAuths.includes('PrivateKeyJwt'), found.message)
      const changes = { issuer, samePeople: false, clientId, clientSecret: privateKey }
      const other = makePemKeys().privateKey
      for (const clientAuth of ['Automatic', 'PrivateKeyJwt']) {
        await save(places, { ...changes, clientAuth })
        assert.equal((await accountOf(places, people.unmarked))?.role, 'User')
      }
      const { key, product } = places
      await save(places, { ...changes, clientSecret: other })
      const before = product.output().length
      // The push fails, so nobody gets to the provider.
      const answer = await fetch(`${product.url}/auth/${key}`, { redirect: 'manual' })
      assert.match(answer.headers.get('location') ?? '', /\/account\/login\?signIn=failed$/)
      const lines = product.output().slice(before)
      assert.ok(lines.includes(`"provider":"${key}","problem":"failed"`), lines)
      assert.match(lines, /status 401 of \S+\/par"/)
    },
  },
]
