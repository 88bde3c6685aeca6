import { Fragment } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { Method } from './Method.tsx'
import type { Reference } from './read-reference.ts'
import styles from './reference.module.css'

type Props = { groups: Reference['groups']; chosen: string | null; addressOf: (id: string) => string }

/** The id of the section of a group in the page. */
export const groupId = (name: string) => `group-${name.toLowerCase().replaceAll(/\W+/g, '-')}`

/** All operations by group: method, path and summary. */
export function OperationIndex({ groups, chosen, addressOf }: Props) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('reference.operations')}>
      {groups.map(({ name, description, operations }) => (
        <section key={name} id={groupId(name)} className={styles.group}>
          <h2 title={description}>{name}</h2>
          <ul>
            {operations.map(({ id, method, path, summary }) => (
              <li key={id}>
                <Link
                  to={addressOf(id)}
                  className={styles.entry}
                  aria-current={id === chosen ? 'page' : undefined}
                >
                  <Method name={method} />
                  <span className="h-grow">
                    <span className={styles.summary}>{summary}</span>
                    <span className={styles.path}>
                      {/* A line breaks only after a slash. */}
                      {path.split(/(?<=\/)/).map((part, index) => (
                        <Fragment key={`${index} ${part}`}>
                          {part}
                          <wbr />
                        </Fragment>
                      ))}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
