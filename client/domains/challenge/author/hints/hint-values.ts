import { hintLimits } from '../../../../../rules/field-limits.ts'

/** A hint that has a title, a cost or a time. */
export type ExtraHint = {
  /** Null for a new hint. */
  hintId: string | null
  title: string
  content: string
  cost: number
  /** ISO time; empty from the release of the challenge on. */
  releaseAt: string
}

export type StoredExtraHint = {
  readonly id: string
  readonly title: string
  readonly content: string | null | undefined
  readonly cost: number
  readonly releaseAt: string | null | undefined
}

export const newExtraHint: ExtraHint = { hintId: null, title: '', content: '', cost: 0, releaseAt: '' }

export const maxExtraHints = hintLimits.count

export function extraHintValues(hints: readonly StoredExtraHint[]): ExtraHint[] {
  return hints.map(({ id, title, content, cost, releaseAt }) => ({
    hintId: id,
    title,
    content: content ?? '',
    cost,
    releaseAt: releaseAt ?? '',
  }))
}

/** A new hint in which nothing has been entered. It is not saved. */
const isBlank = ({ hintId, title, content, cost, releaseAt }: ExtraHint) =>
  hintId === null && title.trim() === '' && content.trim() === '' && cost === 0 && releaseAt === ''

/** The hints as `setExtraHints` takes them. */
export function extraHintsInput(hints: readonly ExtraHint[]) {
  return hints
    .filter((hint) => !isBlank(hint))
    .map((hint) => ({ ...hint, releaseAt: hint.releaseAt === '' ? null : hint.releaseAt }))
}

/** The names of the required fields that are empty. */
export function missingHintFields(hints: readonly ExtraHint[]): string[] {
  return hints.flatMap((hint, index) =>
    hint.content.trim() === '' && !isBlank(hint) ? [extraHintField(index, 'content')] : [],
  )
}

export const extraHintFields = ['title', 'content', 'cost', 'releaseAt'] as const

/** The name of a field of a paid or timed hint among the errors of the form. */
export const extraHintField = (index: number, field: string) => `extraHints.${index}.${field}`

/** The errors of `setExtraHints` by the fields of the form. The server counts the hints that it received. */
export function extraHintErrors<Message>(
  errors: Readonly<Record<string, Message>>,
  hints: readonly ExtraHint[],
): Record<string, Message> {
  const sent = hints.flatMap((hint, index) => (isBlank(hint) ? [] : [index]))
  const rename = (name: string) =>
    name.replace(/^hints(?:\.(\d+))?/, (_, place?: string) =>
      place === undefined ? '' : `extraHints.${sent[Number(place)] ?? place}`,
    )
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [rename(name), message]))
}
