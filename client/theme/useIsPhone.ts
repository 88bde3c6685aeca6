import { useMediaQuery } from '@mantine/hooks'

/** Whether the window has the width of a phone, as in the style sheets. Right from the first rendering on. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false })
}
