import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { Actor } from '../../calls/actor.ts'

/** Two sign-in providers. The player has linked the first. */
export async function addProviders(client: Client, admin: Actor, player: Actor): Promise<void> {
  const issuer = 'https://login.harbour.example'
  const school = { key: 'harbour', protocol: 'OpenIdConnect', label: 'Harbour University', issuer }
  await admin.mutate('saveIdentityProvider', {
    ...school,
    clientId: 'ctf',
    clientSecret: 'not used',
    roleClaim: 'groups',
    monitorValues: ['staff'],
  })
  await admin.mutate('saveIdentityProvider', {
    key: 'ctftime',
    protocol: 'Ctftime',
    label: 'CTFtime',
    issuer: 'https://oauth.ctftime.org',
    clientId: '2345',
    teamClaim: 'team',
  })
  const { viewer } = await player.query<{ viewer: { userId: string } }>('{ viewer { userId } }')
  await client.query(
    `INSERT INTO linked_identity (id, provider_id, issuer, subject, user_id, name)
     SELECT $1::uuid, id, issuer, 'subject', $2::uuid, 'mirelle@harbour.example'
       FROM identity_provider WHERE key = 'harbour'`,
    [randomUUID(), viewer.userId],
  )
  await client.query(
    `INSERT INTO seen_claims (provider_id, seen_at, claims)
     SELECT id, now(), '[{"name":"email","value":"\\"…\\""},{"name":"groups","value":"[\\"staff\\"]"}]'
       FROM identity_provider WHERE key = 'harbour'`,
  )
}
