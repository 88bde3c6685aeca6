import { builder } from '../builder.ts'

const OrderDirection = builder.enumType('OrderDirection', {
  description: 'The direction of an order.',
  values: {
    ASC: { description: 'From small to large, early to late, A to Z, false to true.' },
    DESC: { description: 'From large to small, late to early, Z to A, true to false.' },
  } as const,
})

type Values<Field extends string> = Readonly<Record<Field, { description: string }>>

/** The input type `<noun>Order` of a list that callers can order by one of these fields. */
export function orderInput<Field extends string>(noun: string, fields: Values<Field>) {
  const OrderField = builder.enumType(`${noun}OrderField`, {
    description: `What a list is ordered by. Items that are equal in it keep the order of their creation.`,
    values: fields,
  })
  return builder.inputType(`${noun}Order`, {
    description: 'The order of a list.',
    fields: (t) => ({
      field: t.field({ type: OrderField, required: true, description: 'What to order by.' }),
      direction: t.field({ type: OrderDirection, required: true, description: 'The direction.' }),
    }),
  })
}
