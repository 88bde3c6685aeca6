import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import styles from './FirstSteps.module.css'

const STEPS = [
  { key: 'settings', to: '/admin/settings' },
  { key: 'game', to: '/admin/games' },
  { key: 'post', to: '/posts/new/edit' },
] as const

/** The administrator's first steps on a platform without games. */
export function FirstSteps({ hasPosts }: { hasPosts: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={`h-panel ${styles.panel}`} aria-labelledby="first-steps">
      <div>
        <h2 id="first-steps">{t('home.first.title')}</h2>
        <p className={styles.intro}>{t('home.first.intro')}</p>
        <Button
          component={Link}
          to="/admin/games"
          variant="filled"
          size="lg"
          leftSection={<IconPlus size={16} stroke={1.75} />}
        >
          {t('home.first.action')}
        </Button>
      </div>
      <ol className={`h-steps ${styles.steps}`}>
        {STEPS.map(({ key, to }) => (
          <li key={key} data-state={key === 'post' && hasPosts ? 'done' : key === 'game' ? 'now' : 'next'}>
            <b>
              <Link to={to}>{t(`home.first.${key}`)}</Link>
            </b>
            <span>{t(`home.first.${key}Text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
