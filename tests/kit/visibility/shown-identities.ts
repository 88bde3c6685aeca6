import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../../server/database/database.ts'

/** Every user has an identity at one provider and a passkey. */
export async function linkIdentities(db: Database): Promise<void> {
  const settings = { key: 'school', label: 'School', issuer: 'https://school.example', clientId: 'halyard' }
  const claims = { scopes: 'openid', userNameClaim: 'name', realNameClaim: 'name', roleClaim: 'groups' }
  const { id: providerId, issuer } = await db.identityProvider.create({
    data: {
      ...settings,
      ...claims,
      protocol: 'OpenIdConnect',
      monitorValues: ['staff'],
      adminValues: ['root'],
      teamClaim: 'team',
      divisionClaim: 'division',
      seenClaims: { create: { seenAt: new Date(), claims: [{ name: 'groups', value: '["staff"]' }] } },
    },
  })
  const users = await db.user.findMany({ select: { id: true } })
  await db.linkedIdentity.createMany({
    data: users.map(({ id }) => ({
      id: uuidv7(),
      providerId,
      issuer,
      subject: id,
      userId: id,
      name: 'sailor@school.example',
      lastUsedAt: new Date(),
    })),
  })
  await db.passkey.createMany({
    data: users.map(({ id }) => ({
      id: uuidv7(),
      userId: id,
      credentialId: id,
      publicKey: new Uint8Array([1]),
      userHandle: id,
      isSyncable: true,
      isBackedUp: true,
      aaguid: '00000000-0000-0000-0000-000000000000',
      name: 'Phone',
      lastUsedAt: new Date(),
    })),
  })
}
