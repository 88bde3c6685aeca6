import { Select, type SelectProps } from '@mantine/core'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AnyChallengeSelectQuery } from '../../../__generated__/AnyChallengeSelectQuery.graphql.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

type Props = Pick<SelectProps, 'className' | 'value' | 'onChange' | 'error'> & { gameId: string }

/** Selects one challenge of a game, also one that teams have to unlock. For authors. */
export function AnyChallengeSelect({ gameId, ...field }: Props) {
  const { t } = useTranslation()
  const { game } = useLazyLoadQuery<AnyChallengeSelectQuery>(
    graphql`
      query AnyChallengeSelectQuery($gameId: ID!) {
        game(id: $gameId) {
          allChallenges {
            id
            title
          }
        }
      }
    `,
    { gameId },
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <Select
      {...field}
      label={t('corrections.challenge')}
      data={(game?.allChallenges ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      searchable
      clearable
      nothingFoundMessage={t('monitor.noChallenge')}
    />
  )
}
