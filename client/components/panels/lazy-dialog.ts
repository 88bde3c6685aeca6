import { createElement, useState, type ComponentType } from 'react'
import { lazyPart, type LazyPart } from '../../relay/lazy-part.ts'
import { useOpenOnMount } from './useOpenOnMount.ts'

type DialogProps = { opened: boolean }

/**
 * Declares a dialog whose code arrives when it first opens, or some seconds after the page. It is first rendered closed,
 * so that it knows where the focus was.
 */
export function lazyDialog<Props extends DialogProps>(
  importCode: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(async () => {
    const Dialog = await importCode()
    return function OpeningDialog(props: Props) {
      const [isMounted] = useOpenOnMount()
      return createElement(Dialog, { ...props, opened: props.opened && isMounted })
    }
  })
  function LazyDialog(props: Props) {
    const [isUsed, setUsed] = useState(props.opened)
    if (props.opened && !isUsed) setUsed(true)
    return isUsed ? createElement(Part, props) : null
  }
  return Object.assign(LazyDialog, { load: Part.load, isLoaded: Part.isLoaded, subscribe: Part.subscribe })
}
