import { cloneElement, useEffect, useState, type ReactElement, type RefAttributes } from 'react'
import { useIsLoaded, type LazyPart } from '../../relay/lazy-part.ts'

export type MenuButtonProps = RefAttributes<HTMLButtonElement> & {
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: () => void
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
}

/** A menu with its button. Rendered after the first click, and opens at once. */
type MenuPart = LazyPart<{ children: ReactElement<MenuButtonProps> }>

type Props = { menu: MenuPart; popup: 'menu' | 'dialog'; children: ReactElement<MenuButtonProps> }

/** A button whose menu is loaded when the pointer or the focus reaches it, and opens with the click. */
export function LazyMenu({ menu: Menu, popup, children }: Props) {
  const [isUsed, setUsed] = useState(false)
  const isLoaded = useIsLoaded(Menu)
  const isOpen = isLoaded && isUsed
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  useEffect(() => {
    // The button is a new element once its menu is there.
    if (isOpen) button?.focus({ preventScroll: true })
  }, [isOpen, button])
  if (isOpen) return <Menu>{cloneElement(children, { ref: setButton })}</Menu>
  return cloneElement(children, {
    ref: setButton,
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: Menu.load,
    onFocus: Menu.load,
    onClick: () => {
      Menu.load()
      setUsed(true)
    },
  })
}
