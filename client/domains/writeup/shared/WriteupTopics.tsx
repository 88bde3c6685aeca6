import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { WriteupShelf_game$data } from '../../../__generated__/WriteupShelf_game.graphql.ts'
import { Chip } from '../../../components/Chip.tsx'
import { Flag } from '../../../components/flags/Flag.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { STATE_TONES } from './writeup-states.ts'
import styles from './WriteupShelf.module.css'

export const WHOLE_GAME = 'game'

type Topic = NonNullable<WriteupShelf_game$data['writeupTopics']>[number]
type Props = {
  topics: readonly Topic[]
  /** The number of write-ups of the whole game. */
  gameCount: number
  chosen: string
  onChoose: (challenge: string) => void
}

/** The challenges by category, with the numbers of their write-ups; a select in narrow windows. */
export function WriteupTopics({ topics, gameCount, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 1080px)') ?? false
  const groups = Map.groupBy(topics, ({ challenge }) => challenge.category)
  const keyOf = ({ challenge }: Topic) => String(challenge.challengeDatabaseId)
  if (isNarrow) {
    const whole = { value: WHOLE_GAME, label: `${t('sharedWriteups.wholeGame')} (${gameCount})` }
    return (
      <NativeSelect
        label={t('sharedWriteups.topic')}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={[
          ...(gameCount > 0 ? [whole] : []),
          ...[...groups].map(([group, items]) => ({
            group,
            items: items.map((topic) => ({
              value: keyOf(topic),
              label: `${topic.challenge.title} (${topic.count})`,
            })),
          })),
        ]}
      />
    )
  }
  return (
    <nav className={`h-panel ${styles.topics}`} aria-label={t('sharedWriteups.topics')}>
      {gameCount > 0 ? (
        <button
          type="button"
          className={styles.topic}
          aria-current={chosen === WHOLE_GAME || undefined}
          onClick={() => onChoose(WHOLE_GAME)}
        >
          <span className="h-grow h-trunc">{t('sharedWriteups.wholeGame')}</span>
          <span className="h-label h-num">{gameCount.toLocaleString(i18n.language)}</span>
        </button>
      ) : null}
      {[...groups].map(([category, items]) => (
        <section key={category}>
          <h2 className="h-label h-row">
            <Flag category={category} size={14} />
            {category}
          </h2>
          <ul>
            {items.map((topic) => (
              <li key={keyOf(topic)}>
                <button
                  type="button"
                  className={styles.topic}
                  aria-current={chosen === keyOf(topic) || undefined}
                  onClick={() => onChoose(keyOf(topic))}
                >
                  <span className="h-grow h-trunc">{topic.challenge.title}</span>
                  {topic.viewerWriteupState && topic.viewerWriteupState !== 'Published' ? (
                    <Chip tone={STATE_TONES[topic.viewerWriteupState]}>
                      {t(`sharedWriteups.state.${topic.viewerWriteupState}`)}
                    </Chip>
                  ) : null}
                  <span className="h-label h-num">{topic.count.toLocaleString(i18n.language)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
