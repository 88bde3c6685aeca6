import { expect } from 'vitest'
import { captureFileName } from '../../../server/domains/capture/capture-path.ts'
import { recordCapture } from '../../../server/domains/capture/record-capture.ts'
import { startTestApp } from './app.ts'
import { makePlayedGame, type PlayedGame, type Player } from '../world/played-game.ts'
import { signIn } from '../world/factories.ts'
import { startS3 } from '../services/test-s3.ts'

export const containerId = '1f2e3d4c-0000-4000-8000-000000000000'

export type CaptureFolder = { challengeId: number; participationId: number }
type Limits = { connectionBytes: number; teamBytes: number }

export const pathOf = ({ challengeId, participationId }: CaptureFolder, rest = '') =>
  `/api/game/captures/${challengeId}/${participationId}${rest}`

export const captureStorages = [
  ['a folder', false],
  ['S3', true],
] as const

export type CaptureStage = Awaited<ReturnType<typeof startCaptureStage>>

/** A server that stores captures in a folder or in S3, and acts that create and list captures. */
export async function startCaptureStage(isRemote: boolean) {
  const s3 = isRemote ? await startS3() : undefined
  const test = await startTestApp({ env: s3 ? { HALYARD_STORAGE_URL: s3.urlOf('captures') } : {} })
  const monitor = await signIn(test, 'Monitor')

  /** A game in which challenges with even indexes are captured. The last of them is disabled. */
  async function makeCapturedGame(): Promise<PlayedGame & { player: Player; rival: Player; first: number }> {
    const played = await makePlayedGame(test, { teams: 2, challenges: 4 })
    const [first = 0, , third = 0] = played.challengeIds
    const [player, rival] = played.players
    if (!player || !rival) throw new Error('no teams')
    const { db } = test.services
    await db.challenge.updateMany({
      where: { id: { in: [first, third] } },
      data: { enableTrafficCapture: true },
    })
    await db.challenge.update({ where: { id: third }, data: { isEnabled: false } })
    return { ...played, player, rival, first }
  }

  const start = (folder: CaptureFolder, connectionId: string, limits?: Limits) =>
    recordCapture(test.services, {
      folder,
      containerId,
      connectionId,
      client: { ip: '192.0.2.7', port: 40_000 },
      target: { ip: '10.213.0.2', port: 80 },
      about: { ChallengeId: folder.challengeId },
      ...(limits && { limits }),
    })

  /** Opens a connection that sends a word in each direction, and returns the name of its capture. */
  async function record(
    folder: CaptureFolder,
    connectionId: string,
    word = 'ahoy',
    limits?: Limits,
  ): Promise<string> {
    const capture = await start(folder, connectionId, limits)
    capture?.fromClient(Buffer.from(word))
    capture?.fromTarget(Buffer.from(`${word} yourself`))
    await capture?.keep()
    return captureFileName(containerId, connectionId)
  }

  async function listed(
    folder: CaptureFolder,
  ): Promise<{ fileName: string; size: number; updateTime: number }[]> {
    const answer = await monitor.rest('GET', pathOf(folder))
    expect(answer.status).toBe(200)
    return answer.body as { fileName: string; size: number; updateTime: number }[]
  }

  async function dispose() {
    await test.dispose()
    await s3?.stop()
  }

  return { test, monitor, makeCapturedGame, start, record, listed, dispose }
}
