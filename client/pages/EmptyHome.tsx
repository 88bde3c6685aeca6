import { Button } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { EmptyState } from '../components/states/EmptyState.tsx'
import { useViewer } from '../session/viewer.ts'

/** The home page without games and posts. */
export function EmptyHome() {
  const { t } = useTranslation()
  const viewer = useViewer()
  return (
    <div className="h-panel">
      <EmptyState
        flag="P"
        title={t('home.emptyTitle')}
        action={
          viewer ? (
            <Button component={Link} to="/teams?open=create">
              {t('home.createTeam')}
            </Button>
          ) : (
            <>
              <Button component={Link} to="/account/register">
                {t('home.register')}
              </Button>
              <Button component={Link} to="/account/login">
                {t('action.logIn')}
              </Button>
            </>
          )
        }
      >
        {t(viewer ? 'home.emptyText' : 'home.emptyVisitorText')}
      </EmptyState>
    </div>
  )
}
