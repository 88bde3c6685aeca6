import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import type { LinkedAccounts_options$key } from '../../__generated__/LinkedAccounts_options.graphql.ts'
import type { LinkedAccounts_viewer$key } from '../../__generated__/LinkedAccounts_viewer.graphql.ts'
import { LinkedAccountRow } from './LinkedAccountRow.tsx'
import { LinkProvider } from './LinkProvider.tsx'
import { SignInProblemNote } from './SignInProblemNote.tsx'
import styles from './LinkedAccounts.module.css'

type Props = { viewer: LinkedAccounts_viewer$key; options: LinkedAccounts_options$key }

/** The identities with which the viewer signs in. Not shown while there are neither identities nor providers. */
export function LinkedAccounts({ viewer: viewerKey, options: optionsKey }: Props) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { identities } = useFragment(
    graphql`
      fragment LinkedAccounts_viewer on Viewer {
        identities {
          id
          provider {
            key
          }
          ...LinkedAccountRow_identity
        }
      }
    `,
    viewerKey,
  )
  const { providers } = useFragment(
    graphql`
      fragment LinkedAccounts_options on SignInOptions {
        providers {
          key
          label
        }
      }
    `,
    optionsKey,
  )
  const linked = new Set(identities.map(({ provider }) => provider.key))
  const others = providers.filter(({ key }) => !linked.has(key))
  if (identities.length === 0 && others.length === 0) return null
  return (
    <section className="h-panel" aria-labelledby="identity-panel">
      <div className="h-panel-head">
        <h2 id="identity-panel" className={styles.heading}>
          {t('identity.panel')}
        </h2>
      </div>
      <div className={styles.body}>
        <SignInProblemNote code={search.get('signIn') ?? ''} />
        <ul className={styles.list}>
          {identities.map((identity) => (
            <LinkedAccountRow key={identity.id} identity={identity} />
          ))}
          {others.map(({ key, label }) => (
            <LinkProvider key={key} provider={key} label={label} />
          ))}
        </ul>
      </div>
    </section>
  )
}
