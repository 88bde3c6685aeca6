import type { NotificationData } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'
import { lazyPart } from '../relay/lazy-part.ts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { UndoActs } from './UndoText.tsx'

const loadList = () => import('./ToastList.tsx')
const loadUndoText = () => import('./UndoText.tsx')

/** The toasts that are shown. */
export const ToastList = lazyPart(() => loadList().then((module) => module.ToastList))

async function show(toast: NotificationData): Promise<void> {
  ToastList.load()
  const { showToast } = await loadList()
  showToast(toast)
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** Shows a toast about a success. */
export function showSuccess(title: ReactNode, text: ReactNode = ''): void {
  void show({
    title,
    message: text,
    icon: createElement(IconCircleCheck, { ...icon, color: 'var(--h-success)' }),
    color: 'transparent',
  })
}

/** Shows a toast about a refusal or a failure. */
export function showFailure(title: ReactNode, text: ReactNode = ''): void {
  void show({
    title,
    message: text,
    icon: createElement(IconAlertTriangle, { ...icon, color: 'var(--h-danger)' }),
    color: 'transparent',
    role: 'alert',
  })
}

/** Shows a toast about an event of a game. `mark` is a `Pennant` or a `Flag`. */
export function showNews(title: ReactNode, text: ReactNode, mark?: ReactNode): void {
  void show({ title, message: text, icon: mark, color: 'transparent' })
}

let undoableToasts = 0

/**
 * Shows a toast with a button that undoes the action. It stays until the user closes it or the returned function hides it.
 */
export function showUndoable(title: ReactNode, label: string, acts: UndoActs): () => void {
  undoableToasts += 1
  const id = `undoable-${undoableToasts}`
  const shown = loadUndoText().then(({ UndoText }) =>
    show({
      id,
      title,
      message: createElement(UndoText, { label, ...acts }),
      icon: createElement(IconCircleCheck, { ...icon, color: 'var(--h-success)' }),
      color: 'transparent',
      autoClose: false,
    }),
  )
  shown.catch(() => acts.onShown?.())
  return () => void shown.then(loadList).then(({ hideToast }) => hideToast(id))
}
