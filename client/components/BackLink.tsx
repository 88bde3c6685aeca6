import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './BackLink.module.css'

type Props = {
  /** The path of the page above; relative paths start at the current one. */
  to: string
  children: string
}

/** The button in the head of a page that leads to the page above. On phones, it is an arrow before the title. */
export function BackLink({ to, children }: Props) {
  return (
    <Button
      component={Link}
      to={to}
      relative="path"
      classNames={{ root: styles.back ?? '', label: styles.word ?? '' }}
      leftSection={<IconArrowLeft size={16} stroke={1.75} />}
    >
      {children}
    </Button>
  )
}
