import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { passwordMinLength, passwordRules, type PasswordRule } from '../../../../rules/password-rules.ts'
import { passwordStrength, type Strength } from './password-strength.ts'
import styles from './PasswordMeter.module.css'

const LEVELS: Readonly<Record<Strength, number>> = { none: 0, weak: 1, fair: 2, good: 3, strong: 4 }

type Props = {
  password: string
  /** Public values that weaken a password: the username and the local part of the email address. */
  known?: readonly string[]
}

/** The rules and strength of a password. The height is constant, so the layout is stable while typing. */
export function PasswordMeter({ password, known }: Props) {
  const { t } = useTranslation()
  const strength = passwordStrength(password, known)
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.bars} aria-hidden>
        {[1, 2, 3, 4].map((level) => (
          <i key={level} data-on={level <= LEVELS[strength] || undefined} />
        ))}
      </div>
      <span className={styles.word} role="status">
        <span className="h-sr">{t('account.strength.label')}: </span>
        {password ? t(`account.strength.${strength}`) : null}
      </span>
      <ul className={styles.rules}>
        {(Object.keys(passwordRules) as PasswordRule[]).map((key) => {
          const met = passwordRules[key](password)
          const Icon = met ? IconCheck : IconPointFilled
          const rule = t(`account.strength.${key}`, { min: passwordMinLength })
          return (
            <li key={key} data-met={met || undefined}>
              <Icon size={16} stroke={1.75} aria-hidden />
              <span aria-hidden>{rule}</span>
              <span className="h-sr">{t(`account.strength.${met ? 'met' : 'open'}`, { rule })}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
