import { Prisma } from '../../../../prisma/generated/client/client.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import type { ChallengeRules } from '../author/challenge.input.ts'

/** The column of the key. An absent key stays; null or a blank text removes it. */
export function sourceColumns({ sourceKey }: Pick<ChallengeRules, 'sourceKey'>) {
  return sourceKey === undefined ? {} : { sourceKey: sourceKey?.trim() || null }
}

/** Two imports at the same time may create one challenge twice. The key lets only one of them commit. */
export async function refusingTakenKey<Result>(act: Promise<Result>): Promise<Result> {
  try {
    return await act
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    throw isTaken ? new ConflictError('challenge.sourceKeyTaken') : error
  }
}
