import './theme/mantine.css'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/classes.css'
import './theme/first-screen.css'
import './theme/forced-colors.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { RouteObject } from 'react-router'
import { App, router } from './App.tsx'
import { firstRouteLoaded } from './first-route.ts'
import { keptConfig, openCache } from './cache/kept-answers.ts'
import { startServiceWorker } from './cache/service-worker.ts'
import { startI18n } from './i18n/i18n.ts'
import { loadPartsLater, whenPageIsLoaded } from './relay/lazy-part.ts'
import { loadCode } from './relay/transport/load-code.ts'
import { setClientConfig } from './session/client-config.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

async function start(container: HTMLElement): Promise<void> {
  await Promise.all([startI18n(), openCache(), firstRouteLoaded(router)])
  setClientConfig(keptConfig() ?? {})
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  loadPartsLater()
  whenPageIsLoaded(() => void startPrefetching())
  startServiceWorker()
}

async function startPrefetching(): Promise<void> {
  const prefetchOnIntent = await loadCode(() =>
    import('./relay/prefetch-on-intent.ts').then((module) => module.prefetchOnIntent),
  )
  prefetchOnIntent(router.routes as RouteObject[])
}

void start(root)
