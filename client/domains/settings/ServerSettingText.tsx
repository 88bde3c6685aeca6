import { Trans } from '../../i18n/Trans.tsx'

export type ServerSettingKey = 'settings.mailOff' | 'settings.captchaNone'

/** Says what is not configured on the server, with the names of the environment variables as code. */
export function ServerSettingText({ name }: { name: ServerSettingKey }) {
  return <Trans i18nKey={name} components={{ code: <code /> }} />
}
