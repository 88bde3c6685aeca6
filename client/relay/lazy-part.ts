import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { loadCode } from './transport/load-code.ts'

/** A component whose code arrives after the page. Until then it renders nothing. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code, only once. */
  load: () => void
  isLoaded: () => boolean
  subscribe: (listener: () => void) => () => void
}

const LOADS_AFTER_MS = 2000
const loaders: (() => void)[] = []

/** Declares a part of the page that its first paint does not need. It loads when it is first rendered. */
export function lazyPart<Props extends object>(
  importCode: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null
  let isLoading = false
  const listeners = new Set<() => void>()

  function load() {
    if (isLoading) return
    isLoading = true
    void loadAndNotify()
  }
  async function loadAndNotify() {
    Loaded = await loadCode(importCode)
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function Part(props: Props) {
    const Component = useSyncExternalStore(subscribe, () => Loaded)
    useEffect(load, [])
    return Component && createElement(Component, props)
  }
  loaders.push(load)
  return Object.assign(Part, { load, isLoaded: () => Loaded !== null, subscribe })
}

export function useIsLoaded<Props>({ subscribe, isLoaded }: LazyPart<Props>): boolean {
  return useSyncExternalStore(subscribe, isLoaded)
}

/** Loads every declared part some seconds after the page, so that users do not wait for them. */
export function loadPartsLater(): void {
  const loadAll = () => {
    for (const load of loaders) load()
  }
  whenPageIsLoaded(() => setTimeout(loadAll, LOADS_AFTER_MS))
}

/** Calls back after the page itself has loaded. */
export function whenPageIsLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}
