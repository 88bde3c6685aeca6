import { Menu } from '@mantine/core'
import { IconCopy, IconDownload, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { MenuButtonProps } from '../../../components/menus/LazyMenu.tsx'
import { useOpenOnMount } from '../../../components/panels/useOpenOnMount.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

export type ChallengeMenuContent = {
  playPath: string
  exportPath: string
  onDuplicate: () => void
  onDelete: () => void
}
type Props = { children: ReactElement<MenuButtonProps>; content: ChallengeMenuContent }

const icon = { size: 16, stroke: 1.75 }

/** The further actions on a challenge. */
export function ChallengeMenu({ children, content }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useOpenOnMount()
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={content.playPath} leftSection={<IconPlayerPlay {...icon} />}>
          {t('adminChallenge.openInGame')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={content.onDuplicate}>
          {t('adminChallenge.duplicate')}
        </Menu.Item>
        <Menu.Item component="a" href={content.exportPath} download leftSection={<IconDownload {...icon} />}>
          {t('adminChallenge.export')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={content.onDelete}>
          {t('adminChallenge.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
