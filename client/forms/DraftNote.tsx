import { Button } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Note } from '../components/Note.tsx'
import { RelativeTime } from '../components/time/RelativeTime.tsx'
import type { Draft } from './useDraft.ts'

/** A note that the form shows unsaved changes of an earlier visit. */
export function DraftNote<Values extends object>({ draft }: { draft: Draft<Values> }) {
  const { t } = useTranslation()
  if (draft.restoredAt === null || draft.changeCount === 0) return null
  return (
    <div style={{ padding: '16px 20px 0' }}>
      <Note tone="warn">
        <span className="h-row h-wrap">
          <span className="h-grow">
            {t('draft.restored')} <RelativeTime time={new Date(draft.restoredAt).toISOString()} />
          </span>
          <Button size="xs" onClick={draft.discard}>
            {t('draft.discard')}
          </Button>
        </span>
      </Note>
    </div>
  )
}
