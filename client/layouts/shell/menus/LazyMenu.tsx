import { cloneElement, useState, type ReactElement, type RefAttributes } from 'react'
import { useIsLoaded, type LazyPart } from '../../../relay/lazy-part.ts'

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

/** A ref: the button is a new element once its menu is there, and the menu gives the focus back to it. */
function focusFirst() {
  let isFocused = false
  return (button: HTMLButtonElement | null) => {
    if (!isFocused) button?.focus({ preventScroll: true })
    isFocused ||= button !== null
  }
}

/** A button whose menu is loaded when the pointer or the focus reaches it, and opens with the click. */
export function LazyMenu({ menu: Menu, popup, children }: Props) {
  const [isUsed, setUsed] = useState(false)
  const isLoaded = useIsLoaded(Menu)
  const isOpen = isLoaded && isUsed
  const [focusOnce] = useState(focusFirst)
  if (isOpen) return <Menu>{cloneElement(children, { ref: focusOnce })}</Menu>
  return cloneElement(children, {
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
