import { Button } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ProviderLinksQuery } from '../../__generated__/ProviderLinksQuery.graphql.ts'
import { FailureBoundary } from '../../components/states/FailureBoundary.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { OrLine } from '../account/OrLine.tsx'
import styles from './ProviderLinks.module.css'

type Props = {
  /** The path of this site to continue at. */
  returnPath: string
  /** Whether the page is for people without an account. A provider serves both. */
  isForNew?: boolean
  /** Called if users cannot log in with a password. */
  onPasswordOff: () => void
}

/** Links to the sign-in providers. If they fail to load, the form above them stays usable. */
export function ProviderLinks(props: Props) {
  const [attempt, setAttempt] = useState(0)
  return (
    <FailureBoundary onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={null}>
        <LoadedLinks {...props} attempt={attempt} />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedLinks(props: Props & { attempt: number }) {
  const { t } = useTranslation()
  const { returnPath, isForNew = false, onPasswordOff, attempt } = props
  const { signInOptions } = useLazyLoadQuery<ProviderLinksQuery>(
    graphql`
      query ProviderLinksQuery {
        signInOptions {
          isPasswordAllowed
          providers {
            key
            label
            path
          }
        }
      }
    `,
    {},
    { fetchKey: attempt },
  )
  const { isPasswordAllowed, providers } = signInOptions
  useEffect(() => {
    if (!isPasswordAllowed) onPasswordOff()
  }, [isPasswordAllowed, onPasswordOff])
  if (providers.length === 0) return null
  return (
    <div className={styles.list}>
      {isPasswordAllowed ? <OrLine /> : null}
      {providers.map(({ key, label, path }) => (
        // The server answers this address with a redirect, so it is not a page of the router.
        <Button
          key={key}
          component="a"
          href={`${path}?from=${encodeURIComponent(returnPath)}`}
          size="lg"
          fullWidth
          className={styles.link}
        >
          {t(isForNew ? 'identity.continueWith' : 'identity.logInWith', { provider: label })}
        </Button>
      ))}
    </div>
  )
}
