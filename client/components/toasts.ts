import { notifications } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** Shows a success. */
export function showSuccess(title: ReactNode, text: ReactNode = ''): void {
  notifications.show({
    title,
    message: text,
    icon: createElement(IconCircleCheck, { ...icon, color: 'var(--h-success)' }),
    color: 'transparent',
  })
}

/** Shows a refusal or a failure. */
export function showFailure(title: ReactNode, text: ReactNode = ''): void {
  notifications.show({
    title,
    message: text,
    icon: createElement(IconAlertTriangle, { ...icon, color: 'var(--h-danger)' }),
    color: 'transparent',
    role: 'alert',
  })
}

/** Shows news of a game; `mark` is a `Pennant` or a `Flag`. */
export function showNews(title: ReactNode, text: ReactNode, mark?: ReactNode): void {
  notifications.show({ title, message: text, icon: mark, color: 'transparent' })
}
