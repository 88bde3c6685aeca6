import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { TestContainerLog_instance$key } from '../../../__generated__/TestContainerLog_instance.graphql.ts'
import { serverNow } from '../../../time/server-clock.ts'
import { followStart, type StartState, type StartLine } from '../start-log.ts'
import { useContainerOutput } from './useContainerOutput.ts'
import styles from './TestContainer.module.css'

/** The log of the latest start: the steps since the page was opened, and the earlier ones that the instance shows. */
function useStartLog(instance: StartState): readonly StartLine[] {
  const [lines, setLines] = useState<readonly StartLine[]>(() => followStart([], instance, null))
  const [seen, setSeen] = useState(instance)
  if (seen === instance) return lines
  const next = followStart(lines, instance, serverNow())
  setSeen(instance)
  setLines(next)
  return next
}

/** The steps of the start, followed by the container's output. */
export function TestContainerLog({ instance: key }: { instance: TestContainerLog_instance$key }) {
  const { t, i18n } = useTranslation()
  const instance = useFragment(
    graphql`
      fragment TestContainerLog_instance on Instance {
        id
        status
        progress
        message
        queuedAt
        startedAt
      }
    `,
    key,
  )
  const lines = useStartLog(instance)
  const output = useContainerOutput(instance.id, instance.status === 'Running')
  if (lines.length === 0) return null
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium', hourCycle: 'h23' })
  const figure = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })

  function textOf(line: StartLine): string {
    if (line.step === 'failed') return line.message
    if (line.step === 'pull')
      return line.percent === null
        ? t('testContainer.log.fetching')
        : t('testContainer.log.pull', { percent: line.percent })
    if (line.step === 'ready')
      return line.seconds === null
        ? t('testContainer.log.up')
        : t('testContainer.log.ready', { seconds: figure.format(line.seconds) })
    return t(`testContainer.log.${line.step}`)
  }
  return (
    // Focusable, so that the keyboard can scroll long output.
    <div className={`h-log ${styles.log}`} role="log" aria-label={t('testContainer.logName')} tabIndex={0}>
      {lines.map((line) => (
        <div key={line.step} className={styles.step} data-step={line.step}>
          {line.at === null ? null : (
            <time dateTime={new Date(line.at).toISOString()}>{clock.format(line.at)} </time>
          )}
          {textOf(line)}
        </div>
      ))}
      {output.map((text, index) => (
        <div key={index} className={styles.output}>
          {text}
        </div>
      ))}
    </div>
  )
}
