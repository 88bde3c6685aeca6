import { useTranslation } from '../i18n/useTranslation.ts'
import { CopyButton } from '../components/controls/CopyField.tsx'
import { Markdown } from '../components/markdown/Markdown.tsx'
import { curlOf } from './curl.ts'
import { Method } from './Method.tsx'
import type { Operation, Reference, Schema } from './read-reference.ts'
import { Member, SchemaMembers } from './SchemaMembers.tsx'
import { typeText } from './schema-text.ts'
import styles from './reference.module.css'

type Props = { operation: Operation; reference: Reference }

/** The details of an operation: request, response and errors. */
export function OperationDetails({ operation, reference }: Props) {
  const { t } = useTranslation()
  const { schemas } = reference
  const { body, answer, parameters } = operation
  const command = curlOf(operation, reference, location.origin)
  return (
    <article className={styles.operation}>
      <h1>{operation.summary}</h1>
      <div className={styles.address}>
        <Method name={operation.method} />
        <code className="h-grow">{operation.path}</code>
        <CopyButton value={operation.path} label={t('reference.copyPath')} />
      </div>
      <Markdown source={operation.description} size="inherit" />

      {parameters.length > 0 ? (
        <section>
          <h2>{t('reference.parameters')}</h2>
          <ul className={styles.members}>
            {parameters.map(({ name, required, schema }) => (
              <li key={name}>
                <Member name={name} schema={schema} schemas={schemas} optional={!required} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}

      {body ? (
        <section>
          <h2>{t('reference.body')}</h2>
          <Shape {...body} schemas={schemas} />
        </section>
      ) : null}

      <section>
        <h2>{t('reference.answer')}</h2>
        {answer ? (
          <Shape {...answer} schemas={schemas} />
        ) : (
          <p className="h-dim">{t('reference.emptyAnswer')}</p>
        )}
      </section>

      <section>
        <h2>{t('reference.failures')}</h2>
        <dl className={styles.failures}>
          {operation.failures.map(({ status, description }) => (
            <div key={status}>
              <dt className="h-mono">{status === 'default' ? t('reference.anyOther') : status}</dt>
              <dd>
                <Markdown source={description} inline size="inherit" />
              </dd>
            </div>
          ))}
        </dl>
      </section>

      <section>
        <h2>{t('reference.command')}</h2>
        <div className={styles.command}>
          {/* Long commands scroll horizontally, so they must be focusable. */}
          <pre tabIndex={0} aria-label={t('reference.command')}>
            {command}
          </pre>
          <CopyButton value={command} label={t('reference.copyCommand')} />
        </div>
      </section>
    </article>
  )
}

type ShapeProps = { type: string; schema: Schema; schemas: Reference['schemas'] }

function Shape({ type, schema, schemas }: ShapeProps) {
  return (
    <>
      <p className={styles.shape}>
        <code>{typeText(schema, schemas)}</code>
        <span className="h-label">{type}</span>
      </p>
      {schema.description ? (
        <div className={styles.about}>
          <Markdown source={schema.description} inline size="inherit" />
        </div>
      ) : null}
      <SchemaMembers schema={schema} schemas={schemas} />
    </>
  )
}
