import type { Sort } from '../../table/column.ts'

export const FLAG_SORTS = ['flag', 'kind', 'file', 'holder'] as const

export type FlagSort = Sort<(typeof FLAG_SORTS)[number]>

type Listed = {
  readonly flag: string
  readonly kind: string
  readonly isBait: boolean
  readonly holderTeamName: string | null | undefined
  readonly attachment: { readonly name: string | null | undefined } | null | undefined
}

const textsOf: Readonly<Record<FlagSort['key'], (flag: Listed) => string | null | undefined>> = {
  flag: ({ flag }) => flag,
  kind: ({ kind, isBait }) => `${isBait ? 1 : 0} ${kind}`,
  file: ({ attachment }) => attachment?.name,
  holder: ({ holderTeamName }) => holderTeamName,
}

/** The flags whose text, file or team contains the search text. */
export function flagsFound<Flag extends Listed>(flags: readonly Flag[], search: string): Flag[] {
  const wanted = search.trim().toLowerCase()
  return flags.filter((flag) =>
    (['flag', 'file', 'holder'] as const).some((key) => textsOf[key](flag)?.toLowerCase().includes(wanted)),
  )
}

/** The flags in the order of a column. Those without a value come last in both directions. */
export function flagsInOrder<Flag extends Listed>(
  flags: readonly Flag[],
  { key, isDescending }: FlagSort,
  language: string,
): Flag[] {
  const collator = new Intl.Collator(language, { numeric: true })
  const sign = isDescending ? -1 : 1
  const texts = new Map(flags.map((flag) => [flag, textsOf[key](flag) ?? '']))
  return flags.toSorted((one, other) => {
    const [text = '', otherText = ''] = [texts.get(one), texts.get(other)]
    if (text === '' || otherText === '') return Number(text === '') - Number(otherText === '')
    return sign * collator.compare(text, otherText)
  })
}
