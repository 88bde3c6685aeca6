/** The edits of a form, and what the form knew when they were made. */
export type Edits<Values> = {
  edits: Partial<Values>
  /** The stored value of each edited field when its edit began. */
  bases: Partial<Values>
}

/** A field that was edited here and, meanwhile, changed by somebody else. */
export type Conflict<Values> = { field: keyof Values & string; theirs: unknown; yours: unknown }

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}

type Fields<Values> = (keyof Values & string)[]

const namesOf = <Values extends object>(values: Partial<Values>) => Object.keys(values) as Fields<Values>

/** The edits that differ from the stored values. */
export function differences<Values extends object>(stored: Values, edits: Partial<Values>): Partial<Values> {
  return pickFields(
    edits,
    namesOf<Values>(edits).filter((field) => !isSame(edits[field], stored[field])),
  )
}

/** The edits without those that were sent. An edit that changed during the save stays. */
export function withoutSent<Values extends object>(
  { edits, bases }: Edits<Values>,
  sent: Partial<Values>,
): Edits<Values> {
  const left = namesOf<Values>(edits).filter(
    (field) => !(field in sent && Object.is(edits[field], sent[field])),
  )
  // An edit that changed during the save is based on the saved value.
  return { edits: pickFields(edits, left), bases: { ...pickFields(bases, left), ...pickFields(sent, left) } }
}

/** The edit of one field. Its base is the stored value at its beginning. */
export function withEdit<Values extends object, Key extends keyof Values & string>(
  { edits, bases }: Edits<Values>,
  stored: Values,
  [field, value]: [Key, Values[Key]],
): Edits<Values> {
  const isBegun = field in edits && !isSame(edits[field], stored[field])
  return {
    edits: { ...edits, [field]: value },
    bases: isBegun && field in bases ? bases : { ...bases, [field]: stored[field] },
  }
}

/** Edited fields whose stored value is neither the one that the edit began with nor the edited one. */
export function conflictsOf<Values extends object>(
  stored: Values,
  { edits, bases }: Edits<Values>,
): Conflict<Values>[] {
  return namesOf<Values>(edits)
    .filter(
      (field) =>
        field in bases && !isSame(bases[field], stored[field]) && !isSame(edits[field], stored[field]),
    )
    .map((field) => ({ field, theirs: stored[field], yours: edits[field] }))
}

/** The fields that changed since `seen` and are not edited here. */
export function newsOf<Values extends object>(
  stored: Values,
  seen: Values,
  changes: Partial<Values>,
): Fields<Values> {
  return namesOf<Values>(stored).filter((field) => !(field in changes) && !isSame(seen[field], stored[field]))
}

export function pickFields<Values extends object>(
  values: Partial<Values>,
  fields: Fields<Values>,
): Partial<Values> {
  return Object.fromEntries(
    fields.filter((field) => field in values).map((field) => [field, values[field]]),
  ) as Partial<Values>
}
