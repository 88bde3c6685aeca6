import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'

type Props = {
  /** The path of the page above; relative paths start at the current one. */
  to: string
  children: string
}

/** The button in the head of a page that leads to the page above. */
export function BackLink({ to, children }: Props) {
  return (
    <Button component={Link} to={to} relative="path" leftSection={<IconArrowLeft size={16} stroke={1.75} />}>
      {children}
    </Button>
  )
}
