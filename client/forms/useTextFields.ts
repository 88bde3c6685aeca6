import { useState, type ChangeEvent, type SyntheticEvent } from 'react'
import type { FieldErrors } from '../relay/useMutationResult.ts'

type Values = Readonly<Record<string, string>>

/** Functions that return the error of a value; null if it is valid. */
type Rules<V extends Values> = { readonly [Name in keyof V]?: (value: string) => string | null }

/**
 * The fields of a form. A field shows its error once it has lost the focus or the form was submitted. The server's
 * error stays until the field is changed.
 */
export function useTextFields<V extends Values>(initial: V, rules: Rules<V> = {}) {
  const [edits, setEdits] = useState<Partial<V>>({})
  /** The fields that show their error. */
  const [checked, setChecked] = useState<ReadonlySet<keyof V>>(new Set())
  const [refused, setRefused] = useState<FieldErrors>({})
  const names = Object.keys(initial) as (keyof V & string)[]
  const values: V = { ...initial, ...edits }

  function set(name: keyof V & string, value: string) {
    setEdits((before) => ({ ...before, [name]: value }))
    setRefused(({ [name]: _gone, ...others }) => others)
  }

  /** The props of the field's input. An error replaces the hint. */
  function field(name: keyof V & string, hint?: string) {
    const shown = checked.has(name) ? rules[name]?.(values[name] ?? '') : null
    const error = refused[name] ?? shown ?? undefined
    return {
      value: values[name] ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.currentTarget.value),
      onBlur: () => {
        if (values[name]) setChecked((before) => new Set([...before, name]))
      },
      error,
      description: error ? undefined : hint,
      inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
        | 'label'
        | 'input'
        | 'description'
        | 'error'
      )[],
    }
  }

  /** The form's `onSubmit`: runs `send` if all fields are valid, otherwise focuses the first invalid field. */
  function submit(send: () => void | Promise<void>) {
    return (event: SyntheticEvent<HTMLFormElement>) => {
      // A nested dialog has its own form, whose events bubble up here.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      const form = event.currentTarget
      setChecked(new Set(names))
      if (names.some((name) => rules[name]?.(values[name] ?? ''))) focusFirstInvalid(form)
      else void Promise.resolve(send()).then(() => focusFirstInvalid(form))
    }
  }

  function reset() {
    setEdits({})
    setChecked(new Set())
    setRefused({})
  }

  const changed = names.filter((name) => values[name] !== initial[name])
  return { values, changed, set, field, submit, reset, refuse: setRefused }
}

function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const invalid = form.querySelector<HTMLElement>(':is(input, textarea, select)[aria-invalid="true"]')
    invalid?.focus()
    if (invalid instanceof HTMLInputElement && invalid.type === 'password') invalid.select()
  })
}
