import { cloneElement, useState, type ReactElement, type RefAttributes } from 'react'
import { useIsLoaded, type LazyPart } from '../../relay/lazy-part.ts'

export type MenuButtonProps = RefAttributes<HTMLButtonElement> & {
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: () => void
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
}

/** A menu with its button. It is rendered after the first click and opens immediately. */
type MenuPart<Content> = LazyPart<{ children: ReactElement<MenuButtonProps>; content: Content }>

type Props<Content> = {
  menu: MenuPart<Content>
  popup: 'menu' | 'dialog'
  /** The content or the actions of the menu, if they depend on the place of its button. */
  content?: Content
  children: ReactElement<MenuButtonProps>
}

/** Creates a ref that focuses its first button: the menu renders the button anew and returns the focus to it later. */
function createFocusOnce() {
  let isFocused = false
  return (button: HTMLButtonElement | null) => {
    if (!isFocused) button?.focus({ preventScroll: true })
    isFocused ||= button !== null
  }
}

/** A button whose menu is loaded when the pointer or the focus reaches it, and opens with the click. */
export function LazyMenu<Content = null>({ menu: Menu, popup, content, children }: Props<Content>) {
  const [isUsed, setUsed] = useState(false)
  const isLoaded = useIsLoaded(Menu)
  const isOpen = isLoaded && isUsed
  const [focusOnce] = useState(createFocusOnce)
  if (isOpen) return <Menu content={content as Content}>{cloneElement(children, { ref: focusOnce })}</Menu>
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
