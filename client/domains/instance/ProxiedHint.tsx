import { Trans } from '../../i18n/Trans.tsx'

const file = (
  <a href="/cli/halyard.mjs" download>
    halyard.mjs
  </a>
)

/** How to use the command that connects to an instance through the platform. */
export function ProxiedHint() {
  return <Trans i18nKey="instance.proxied" components={{ file }} />
}
