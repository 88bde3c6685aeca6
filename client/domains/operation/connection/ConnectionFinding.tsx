import { cureOf, type Proxy } from '../../../../rules/connection-check/cures.ts'
import type { Finding } from '../../../../rules/connection-check/findings.ts'
import { Chip } from '../../../components/Chip.tsx'
import { CopyField } from '../../../components/controls/CopyField.tsx'
import { SettingNames } from '../../../components/SettingNames.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './Connection.module.css'

type Props = { finding: Finding; proxy: Proxy | null }

/** Whether something works, and what to write if it does not. */
export function ConnectionFinding({ finding, proxy }: Props) {
  const { t } = useTranslation()
  const { check, outcome, values, fault } = finding
  const cure = fault && cureOf(fault, proxy)
  return (
    <li className={styles.finding}>
      <Chip tone={fault ? 'bad' : 'ok'}>{t(fault ? 'connectionCheck.broken' : 'connectionCheck.works')}</Chip>
      <b>{t(`connectionCheck.name.${check}`)}</b>
      <div className={styles.said}>
        <span>{t(`connectionCheck.said.${outcome}`, values)}</span>
        {cure?.lines.map((line) => (
          <div key={line.proxy}>
            <span className="h-label">{line.proxy}</span>
            <CopyField value={line.code} label={line.proxy} wraps />
          </div>
        ))}
        {cure?.setting ? (
          <span>
            <SettingNames text={t(`connectionCheck.setting.${cure.setting}`)} />
          </span>
        ) : null}
      </div>
    </li>
  )
}
