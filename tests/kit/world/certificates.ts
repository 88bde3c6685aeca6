import { newCode } from '../../../server/domains/certificate/certificate-code.ts'
import type { TestApp } from '../server/app.ts'

type Given = { gameId: number; participationId: number; withdrawnAt?: Date; withdrawalReason?: string }

/** A certificate of a team that states a first place. Returns its code. */
export async function storeCertificate(db: TestApp['services']['db'], given: Given): Promise<string> {
  const ranks = { rank: 1, teamCount: 4, division: 'Deck', divisionRank: 1, divisionTeamCount: 2 }
  const row = { code: newCode(), teamName: 'Crew', score: 100, issuedAt: new Date(), ...ranks, ...given }
  return (await db.certificate.create({ data: row })).code
}
