import { IconLockOpen } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { showNews } from '../../../../components/toasts.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'

type Props = {
  /** The challenges that the team has unlocked. */
  unlocked: readonly { readonly challengeDatabaseId: number; readonly title: string }[]
}

/** Tells which challenges a solve of the team has unlocked. Renders nothing. */
export function UnlockNews({ unlocked }: Props) {
  const { t, i18n } = useTranslation()
  const known = useRef(unlocked)
  useEffect(() => {
    const before = new Set(known.current.map((one) => one.challengeDatabaseId))
    known.current = unlocked
    const titles = unlocked.filter((one) => !before.has(one.challengeDatabaseId)).map(({ title }) => title)
    if (titles.length === 0) return
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(titles)
    const icon = <IconLockOpen size={20} stroke={1.75} aria-hidden />
    showNews(t('play.unlocked', { count: titles.length }), list, icon)
  }, [unlocked, t, i18n])
  return null
}
