import { Button, type ButtonProps } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = Pick<ButtonProps, 'size' | 'disabled' | 'ms'> & {
  onClick: () => void
  /** Names what is deleted, if the place does not. */
  children?: ReactNode
}

/** The button with a word that deletes something. Buttons with only an icon, in rows, are not red. */
export function DeleteButton({ children, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <Button
      {...props}
      color="red"
      variant="outline"
      leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
    >
      {children ?? t('action.delete')}
    </Button>
  )
}
