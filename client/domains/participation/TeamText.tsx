import { Trans } from '../../i18n/Trans.tsx'

type Props = { text: string; team: string; division?: string | null }

/** A sentence with the team's name in bold. Names are never parsed as markup. */
export function TeamText({ text, team, division }: Props) {
  return <Trans i18nKey={text} values={{ team, division }} components={{ b: <b /> }} />
}
