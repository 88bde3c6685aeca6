import { Notifications, notifications, type NotificationData } from '@mantine/notifications'

/** The list of toasts that are shown. */
export function ToastList() {
  return <Notifications className="h-toasts" position="bottom-right" autoClose={6000} limit={4} />
}

export function showToast(toast: NotificationData): void {
  notifications.show(toast)
}

export function hideToast(id: string): void {
  notifications.hide(id)
}
