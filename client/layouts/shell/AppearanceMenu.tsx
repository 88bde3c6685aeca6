import { ActionIcon, Popover } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useScheme } from '../../theme/ThemeProvider.tsx'
import { AppearanceControls } from './AppearanceControls.tsx'

export function AppearanceMenu() {
  const { t } = useTranslation()
  const { scheme } = useScheme()
  const Icon = scheme === 'light' ? IconSun : IconMoon
  return (
    <Popover position="right-end" width={304} trapFocus>
      <Popover.Target>
        <ActionIcon aria-label={t('appearance.label')}>
          <Icon size={20} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <AppearanceControls />
      </Popover.Dropdown>
    </Popover>
  )
}
