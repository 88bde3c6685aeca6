import { useEffect, useRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { showFailure, showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Entry } from '../entry/useEntry.ts'

/** Notifies the viewer of the result of the review of their team, and of its move to another division. Renders nothing. */
export function ReviewNews({ entry: { game, own } }: { entry: Entry }) {
  const { t } = useTranslation()
  const status = own?.status ?? null
  const teamName = own?.team.name ?? ''
  const reason = own?.statusReason ?? ''
  const before = useRef(status)
  const path = `/games/${game.databaseId}/challenges`
  const href = useHref(path)
  const open = useLinkClickHandler<HTMLAnchorElement>(path)
  useEffect(() => {
    const wasPending = before.current === 'Pending'
    before.current = status
    if (!wasPending) return
    if (status === 'Accepted') {
      // Toasts are outside the router, so this is no `Link`.
      const link = (
        <a href={href} onClick={open}>
          {t('navigation.challenges')}
        </a>
      )
      showSuccess(t('entry.acceptedToast', { team: teamName }), link)
    }
    if (status === 'Rejected') showFailure(t('entry.rejectedToast', { team: teamName }), reason)
  }, [status, teamName, reason, href, open, t])
  const division = own?.division ?? null
  const divisionBefore = useRef(division)
  useEffect(() => {
    const wasIn = divisionBefore.current
    divisionBefore.current = division
    if (wasIn !== null && division !== null && wasIn !== division)
      showSuccess(t('entry.divisionToast', { team: teamName, division }))
  }, [division, teamName, t])
  return null
}
