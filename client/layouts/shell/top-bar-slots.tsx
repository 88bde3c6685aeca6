import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Slots = { tabs: HTMLElement | null; aside: HTMLElement | null }

export const TopBarSlotsContext = createContext<Slots>({ tabs: null, aside: null })

/** Renders a layout's tabs in the middle of the top bar. */
export function TopBarTabs({ children }: { children: ReactNode }) {
  const { tabs } = useContext(TopBarSlotsContext)
  return tabs ? createPortal(children, tabs) : null
}

/** Renders small content, such as the game's clock, before the connection mark. */
export function TopBarAside({ children }: { children: ReactNode }) {
  const { aside } = useContext(TopBarSlotsContext)
  return aside ? createPortal(children, aside) : null
}
