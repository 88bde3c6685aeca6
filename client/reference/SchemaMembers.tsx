import { useTranslation } from '../i18n/useTranslation.ts'
import { Markdown } from '../components/markdown/Markdown.tsx'
import type { Reference, Schema } from './read-reference.ts'
import { insideOf, resolve, typeText, valuesOf } from './schema-text.ts'
import styles from './reference.module.css'

type Props = { schema: Schema; schemas: Reference['schemas'] }

/** The fields of a model. Nested ones expand on demand. */
export function SchemaMembers({ schema, schemas }: Props) {
  const inside = insideOf(schema, schemas)
  if (!inside?.properties) return null
  return (
    <ul className={styles.members}>
      {Object.entries(inside.properties).map(([name, member]) => (
        <li key={name}>
          <Member name={name} schema={member} schemas={schemas} optional={!inside.required?.includes(name)} />
        </li>
      ))}
    </ul>
  )
}

type MemberProps = Props & { name: string; optional: boolean }

export function Member({ name, schema, schemas, optional }: MemberProps) {
  const { t } = useTranslation()
  const limits = useLimits(resolve(schema, schemas))
  const values = valuesOf(schema, schemas)
  const description = schema.description ?? resolve(schema, schemas).description
  return (
    <>
      <div className={styles.member}>
        <code className={styles.name}>{name}</code>
        <code className="h-dim">{typeText(schema, schemas)}</code>
        {optional ? <span className="h-label">{t('reference.optional')}</span> : null}
        {limits ? <span className="h-label">{limits}</span> : null}
      </div>
      {description ? (
        <div className={styles.about}>
          <Markdown source={description} inline size="inherit" />
        </div>
      ) : null}
      {values.length > 0 ? (
        <p className={styles.values}>
          {values.map((value) => (
            <code key={String(value)}>{String(value)}</code>
          ))}
        </p>
      ) : null}
      {insideOf(schema, schemas) ? (
        <details className={styles.inside}>
          <summary>{t('reference.membersOf', { name })}</summary>
          <SchemaMembers schema={schema} schemas={schemas} />
        </details>
      ) : null}
    </>
  )
}

/** The default and the limits of a value, in words. */
function useLimits({ default: standard, minimum, maximum, minLength, maxLength }: Schema): string {
  const { t } = useTranslation()
  const limits = [
    standard !== undefined && t('reference.default', { value: JSON.stringify(standard) }),
    minimum !== undefined && t('reference.atLeast', { value: minimum }),
    maximum !== undefined && t('reference.atMost', { value: maximum }),
    minLength !== undefined && minLength === maxLength && t('reference.exactLength', { count: maxLength }),
    minLength !== maxLength && minLength !== undefined && t('reference.minLength', { count: minLength }),
    minLength !== maxLength && maxLength !== undefined && t('reference.maxLength', { count: maxLength }),
  ]
  return limits.filter(Boolean).join(' · ')
}
