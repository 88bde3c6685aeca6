import { expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { chargeLookup } from './charge-lookup.ts'

function callerOf(viewer: { id: string } | null) {
  const charged: string[] = []
  const limits = { charge: async (_ctx: Context, name: string) => void charged.push(name) }
  return { ctx: { viewer, limits } as unknown as Context, charged }
}

it('charges a visitor for every lookup', async () => {
  const { ctx, charged } = callerOf(null)
  await chargeLookup(ctx)
  expect(charged).toEqual(['Lookup'])
  await chargeLookup(ctx, 3)
  expect(charged).toEqual(['Lookup', 'Lookup', 'Lookup', 'Lookup'])
})

it('charges no user who is logged in', async () => {
  const { ctx, charged } = callerOf({ id: 'ada' })
  await chargeLookup(ctx, 3)
  expect(charged).toEqual([])
})
