import { translate } from '../../i18n/translate.ts'
import type { BulkResult, RefusedItem } from '../../use-case/bulk.ts'
import { builder } from '../builder.ts'
import type { PayloadFields } from '../mutation.ts'
import { ErrorCode } from './error-codes.ts'

/** An item that a bulk mutation left unchanged. */
const RefusedItemRef = builder.objectRef<RefusedItem>('RefusedItem').implement({
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

const description = 'The items that were left unchanged, each with the reason. Empty when all worked.'

/** The refused items of a mutation of many items, as a field of its payload. `remark` is added to the description. */
export function refusedField(t: PayloadFields<BulkResult>, remark?: string) {
  return t.field({
    type: [RefusedItemRef],
    description: remark ? `${description} ${remark}` : description,
    resolve: ({ refused }) => refused,
  })
}
