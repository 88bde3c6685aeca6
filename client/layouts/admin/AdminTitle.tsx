import { PageTitle } from '../../components/PageTitle.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = {
  /** The name of the screen. */
  screen: string
  /** The screen is below the settings. */
  isInSettings?: boolean
}

/** Sets the title and breadcrumbs of an administration page. Renders nothing. */
export function AdminTitle({ screen, isInSettings = false }: Props) {
  const { t } = useTranslation()
  const administration = { label: t('navigation.administration'), to: '/admin' }
  const settings = { label: t('navigation.adminSettings'), to: '/admin/settings' }
  return (
    <PageTitle screen={screen} breadcrumbs={isInSettings ? [administration, settings] : [administration]} />
  )
}
