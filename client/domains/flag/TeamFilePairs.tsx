import { useTranslation } from '../../i18n/useTranslation.ts'
import { fileSize } from '../asset/file-size.ts'
import styles from './Flags.module.css'

type Props = { attachments: readonly { name: string; size?: number }[]; flags: readonly string[] }

const SHOWN = 100

/** Previews the pairs of attachments and flags before they are created. */
export function TeamFilePairs({ attachments, flags }: Props) {
  const { t, i18n } = useTranslation()
  const count = Math.max(attachments.length, flags.length)
  if (count === 0) return null
  return (
    <div className={styles.pairs}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('flags.thing')}</th>
            <th scope="col">{t('flags.flag')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.min(count, SHOWN) }, (_, index) => {
            const attachment = attachments[index]
            return (
              <tr key={index}>
                <td>
                  {attachment ? (
                    <>
                      {attachment.name}
                      {attachment.size === undefined ? null : (
                        <span className="h-faint"> {fileSize(attachment.size, i18n.language)}</span>
                      )}
                    </>
                  ) : (
                    <span className={styles.missing}>{t('flags.missing')}</span>
                  )}
                </td>
                <td>{flags[index] ?? <span className={styles.missing}>{t('flags.missing')}</span>}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {count > SHOWN ? <p className="h-label">{t('flags.andMore', { count: count - SHOWN })}</p> : null}
    </div>
  )
}
