import { translate } from '../../i18n/translate.ts'
import type { RefusedItem } from '../../use-case/bulk.ts'
import { builder } from '../builder.ts'
import { ErrorCode } from './error-codes.ts'

/** An item that a bulk mutation left unchanged. */
export const RefusedItemRef = builder.objectRef<RefusedItem>('RefusedItem').implement({
  description: 'An item that a mutation of many items left unchanged, and why.',
  fields: (t) => ({
    itemId: t.exposeID('id', { description: 'The global id of the item, as the input gave it.' }),
    code: t.field({
      type: ErrorCode,
      description: 'Why it was left unchanged, for programs.',
      resolve: ({ error }) => error.code,
    }),
    message: t.string({
      description: 'Why it was left unchanged, in the language of the request.',
      resolve: ({ error }, _args, ctx) => translate(ctx.locale, error.key, error.params),
    }),
  }),
})

export const refusedDescription =
  'The items that were left unchanged, each with the reason. Empty when all worked.'
