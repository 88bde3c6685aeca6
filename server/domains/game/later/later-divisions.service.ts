import type { Context } from '../../../context.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { createDivision, listDivisionsToEdit } from '../divisions/edit-divisions.service.ts'
import { setDivisionRights } from '../divisions/division-rights.service.ts'
import { rightsFrom } from './division-permissions.ts'
import { divisionCreateInput, divisionEditInput } from './division-models.input.ts'

/** Creates a division from permissions, and returns its id. @throws InvalidInputError, NotFoundError */
export async function createLaterDivision(ctx: Context, gameId: number, raw: unknown): Promise<number> {
  const { challengeIds, ...game } = await listDivisionsToEdit(ctx, gameId)
  const { name, ...asked } = parseInput(divisionCreateInput, raw)
  return createDivision(ctx, gameId, { name, ...rightsFrom(asked, { game, before: null, challengeIds }) })
}

/** Changes the name and the rights of a division by permissions. @throws InvalidInputError, NotFoundError */
export async function updateLaterDivision(
  ctx: Context,
  { gameId, divisionId }: { gameId: number; divisionId: number },
  raw: unknown,
): Promise<void> {
  const { challengeIds, ...game } = await listDivisionsToEdit(ctx, gameId)
  const before = game.divisions.find(({ id }) => id === divisionId)
  if (!before) throw new NotFoundError('game.divisionNotFound')
  const { name, ...asked } = parseInput(divisionEditInput, raw)
  const rights = rightsFrom(asked, { game, before, challengeIds })
  await setDivisionRights(ctx, gameId, { divisions: [{ divisionId, name, ...rights }] })
}
