import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { label: ReactNode; target: HTMLElement | null; opened: boolean }

/** The label of a `Tip`, beside its target. */
export function TipLabel({ label, target, opened }: Props) {
  return <Tooltip label={label} target={target} opened={opened} />
}
