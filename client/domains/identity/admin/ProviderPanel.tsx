import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Chip } from '../../../components/Chip.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PROTOCOLS, type ProviderValues, type SecretState } from './provider-values.ts'
import { ProviderForm } from './ProviderForm.tsx'
import type { LastClaims } from './SeenClaims.tsx'
import styles from './ProviderPanel.module.css'

type Props = { stored: ProviderValues; revision: string; secret: SecretState; lastClaims: LastClaims }

/** A provider as a row that opens its form. A closed form keeps its changes. */
export function ProviderPanel({ stored, revision, secret, lastClaims }: Props) {
  const { t } = useTranslation()
  const formId = useId()
  const [isOpen, setOpen] = useState(secret === 'lost')
  const protocol = PROTOCOLS[stored.protocol]
  return (
    <section className="h-panel">
      <h3 className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.name}>{stored.label}</span>{' '}
          <span className={styles.protocol}>{protocol === stored.label ? '' : protocol}</span>{' '}
          <Chip tone={stored.isEnabled ? 'ok' : 'plain'}>
            {t(stored.isEnabled ? 'settings.on' : 'settings.off')}
          </Chip>
          <IconChevronDown
            className={styles.turn}
            data-open={isOpen || undefined}
            size={16}
            stroke={1.75}
            aria-hidden
          />
        </button>
      </h3>
      <div id={formId} className={styles.body} hidden={!isOpen}>
        <ProviderForm
          stored={stored}
          revision={revision}
          secret={secret}
          lastClaims={lastClaims}
          onDone={() => undefined}
        />
      </div>
    </section>
  )
}
