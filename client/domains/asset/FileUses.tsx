import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { FileUses_uses$data, FileUses_uses$key } from '../../__generated__/FileUses_uses.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = {
  uses: FileUses_uses$key | null | undefined
  /** Without the link, where another one is too near. */
  isText?: boolean
}

/** A use of a file with a link to its page, and the number of further uses. */
export function FileUses({ uses: key, isText = false }: Props) {
  const { t } = useTranslation()
  const uses = useFragment<FileUses_uses$key>(
    graphql`
      fragment FileUses_uses on FileUses {
        count
        first {
          kind
          name
          gameDatabaseId
          challengeDatabaseId
        }
      }
    `,
    key,
  )
  if (!uses?.first) return <span className="h-dim">{t('files.unused')}</span>
  const { count, first } = uses
  const text = t(`files.use.${first.kind}`, { name: first.name ?? '' })
  const more = count > 1 ? <span className="h-dim"> {t('files.moreUses', { count: count - 1 })}</span> : null
  if (isText)
    return (
      <>
        {text}
        {more}
      </>
    )
  return (
    <span className="h-row" style={{ gap: 4, maxWidth: 360 }}>
      <Link className="h-trunc" title={text} to={pageOf(first)}>
        {text}
      </Link>
      {more}
    </span>
  )
}

/** The page of the administration that has the file. */
function pageOf(use: NonNullable<FileUses_uses$data['first']>): string {
  const { kind, name, gameDatabaseId, challengeDatabaseId } = use
  const game = `/admin/games/${gameDatabaseId}`
  const search = `?q=${encodeURIComponent(name ?? '')}`
  switch (kind) {
    case 'Attachment':
      return `${game}/challenges/${challengeDatabaseId}`
    case 'TeamFile':
      return `${game}/challenges/${challengeDatabaseId}/flags`
    case 'Poster':
      return `${game}/info`
    case 'TeamAvatar':
      return `/admin/teams${search}`
    case 'UserAvatar':
      return `/admin/users${search}`
    case 'Writeup':
      return `${game}/writeups`
    case 'Text':
      if (challengeDatabaseId) return `${game}/challenges/${challengeDatabaseId}`
      return gameDatabaseId ? `${game}/info` : '/posts'
    default:
      return '/admin/settings'
  }
}
