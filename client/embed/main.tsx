import '../theme/mantine.css'
import '../theme/fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'
import '../theme/classes.css'
import '../theme/forced-colors.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { FlagSprite } from '../components/flags/FlagSprite.tsx'
import { startI18n } from '../i18n/i18n.ts'
import { environment } from '../relay/environment.ts'
import { readEmbedAddress } from '../domains/scoreboard/embed-address.ts'
import { useClientConfig } from '../session/client-config.ts'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import { EmbedPage } from './EmbedPage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('embed.html has no #root')

const choice = readEmbedAddress(location)

// There is no router, because links open another window.
function Embed() {
  const { customTheme } = useClientConfig()
  return (
    <ThemeProvider managedColor={customTheme}>
      <FlagSprite />
      <RelayEnvironmentProvider environment={environment}>
        <EmbedPage {...choice} />
      </RelayEnvironmentProvider>
    </ThemeProvider>
  )
}

void startI18n().then(() =>
  createRoot(root).render(
    <StrictMode>
      <Embed />
    </StrictMode>,
  ),
)
