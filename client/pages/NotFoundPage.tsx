import { Button } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { EmptyState } from '../components/states/EmptyState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'

/** Also shown for pages that the viewer may not see. The flag U means “You are running into danger”. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <div className="h-alone">
      <PageTitle screen={t('notFound.title')} />
      <h1 className="h-sr">{t('notFound.title')}</h1>
      <EmptyState
        flag="U"
        tone="live"
        title={t('notFound.title')}
        action={
          <Button component={Link} to="/">
            {t('action.goHome')}
          </Button>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  )
}
