import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, type Icon } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Action = { label: string; icon: Icon } & ({ to: string } | { onClick: () => void })

/** The further actions of a page: buttons before its main action, and on phones a menu after it. */
export function HeadActions({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation()
  return (
    <>
      {actions.map(({ label, icon: Mark, ...target }) => {
        const icon = <Mark size={16} stroke={1.75} aria-hidden />
        return 'to' in target ? (
          <Button key={label} className="h-desk" leftSection={icon} component={Link} to={target.to}>
            {label}
          </Button>
        ) : (
          <Button key={label} className="h-desk" leftSection={icon} onClick={target.onClick}>
            {label}
          </Button>
        )
      })}
      <span className="h-phone" style={{ order: 1 }}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={44} aria-label={t('action.more')}>
              <IconDots size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {actions.map(({ label, icon: Mark, ...target }) => {
              const icon = <Mark size={16} stroke={1.75} aria-hidden />
              return 'to' in target ? (
                <Menu.Item key={label} leftSection={icon} component={Link} to={target.to}>
                  {label}
                </Menu.Item>
              ) : (
                <Menu.Item key={label} leftSection={icon} onClick={target.onClick}>
                  {label}
                </Menu.Item>
              )
            })}
          </Menu.Dropdown>
        </Menu>
      </span>
    </>
  )
}
