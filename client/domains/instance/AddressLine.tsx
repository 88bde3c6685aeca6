import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AddressLine_instance$key } from '../../__generated__/AddressLine_instance.graphql.ts'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import { instanceAddress } from './instance-address.ts'
import styles from './Instance.module.css'

/** The address of an instance, with a copy button. */
export function AddressLine({
  instance,
  category,
}: {
  instance: AddressLine_instance$key
  category: string
}) {
  const { t } = useTranslation()
  const { entry, isProxied, isTest } = useFragment(
    graphql`
      fragment AddressLine_instance on Instance {
        entry
        isProxied
        isTest
      }
    `,
    instance,
  )
  if (!entry) return null
  const { text, href } = instanceAddress({ entry, isProxied, isTest }, { origin: location.origin, category })
  return (
    <>
      {href ? (
        <a className={styles.entry} href={href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        <span className={styles.entry} title={text}>
          {text}
        </span>
      )}
      <CopyButton value={text} label={t('instance.copyAddress')} />
    </>
  )
}
