import { graphql, useFragment } from 'react-relay'
import type { LoggedErrors_operations$key } from '../../__generated__/LoggedErrors_operations.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RecentEntries } from './RecentEntries.tsx'

/** The last errors in the logs of the processes. */
export function LoggedErrors({ operations: key }: { operations: LoggedErrors_operations$key }) {
  const { t } = useTranslation()
  const { errors } = useFragment(
    graphql`
      fragment LoggedErrors_operations on Operations {
        errors {
          time
          message
          kind
          process
        }
      }
    `,
    key,
  )
  return (
    <RecentEntries
      id="operations-errors"
      title={t('operations.errors')}
      empty={{ title: t('operations.errorsNone'), text: t('operations.errorsNoneText') }}
      entries={errors.map(({ time, process, kind, message }) => ({
        time,
        process,
        mark: kind ? <Chip tone="bad">{kind}</Chip> : null,
        text: message,
      }))}
    />
  )
}
