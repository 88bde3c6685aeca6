import { Trans } from '../../i18n/Trans.tsx'

type Props = { name: 'settings.mailOff' | 'settings.captchaNone' }

/** Without a frame, so that no gap is before the punctuation that follows. */
const plain = { padding: 0, border: 0, background: 'none' }

/** Says what is not configured on the server, with the names of the environment variables as code. */
export function ServerSettingText({ name }: Props) {
  return <Trans i18nKey={name} components={{ code: <code style={plain} /> }} />
}
