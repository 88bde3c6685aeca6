import { useState } from 'react'
import { readLocal, writeLocal } from '../storage/local-values.ts'
import type { Column } from './column.ts'

/** The columns of a table that the user sees. The choice is kept in this browser. */
export function useColumns<Row>(table: string, columns: readonly Column<Row>[]) {
  const key = `columns:${table}`
  const [chosen, setChosen] = useState<readonly string[] | null>(() => readChoice(key))
  const isShown = (column: Column<Row>) =>
    column.isFixed === true || (chosen ? chosen.includes(column.key) : column.isExtra !== true)

  function toggle(column: Column<Row>) {
    const shown = columns.filter(isShown).map((one) => one.key)
    const next = isShown(column) ? shown.filter((one) => one !== column.key) : [...shown, column.key]
    setChosen(next)
    writeLocal(key, next)
  }
  function reset() {
    setChosen(null)
    writeLocal(key, null)
  }

  return { shown: columns.filter(isShown), isShown, toggle, reset, isChosen: chosen !== null }
}

function readChoice(key: string): readonly string[] | null {
  const stored = readLocal(key)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : null
}
