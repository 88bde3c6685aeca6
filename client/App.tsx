import { RelayEnvironmentProvider } from 'react-relay'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { FlagSprite } from './components/flags/FlagSprite.tsx'
import { environment } from './relay/environment.ts'
import { addRoutes, routes } from './routes.tsx'
import { useClientConfig } from './session/client-config.ts'
import { ThemeProvider } from './theme/ThemeProvider.tsx'

export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addRoutes })

export function App() {
  const { customTheme } = useClientConfig()
  return (
    <ThemeProvider managedColor={customTheme}>
      <FlagSprite />
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </ThemeProvider>
  )
}
