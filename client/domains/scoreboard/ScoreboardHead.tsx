import { ActionIcon, Button } from '@mantine/core'
import { IconPhotoDown, IconPresentation, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { Tip } from '../../components/Tip.tsx'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { startPresenting } from '../../layouts/shell/presenting.ts'
import { BoardAge } from './BoardAge.tsx'
import styles from './Scoreboard.module.css'
import type { useBoardAddress } from './useBoardAddress.ts'

type Props = {
  teams: number
  /** The board has data to search, save and present. */
  hasBoard: boolean
  updatedAt: number
  divisions: readonly string[]
  address: ReturnType<typeof useBoardAddress>
  isNarrow: boolean
  onSave: () => void
}

const ALL = ''

export function ScoreboardHead({ teams, hasBoard, updatedAt, divisions, address, isNarrow, onSave }: Props) {
  const { t } = useTranslation()
  const [isSearching, setSearching] = useState(address.search !== '')
  const filter =
    divisions.length > 1 ? (
      <Segmented
        label={t('scoreboard.division')}
        options={[
          { value: ALL, label: t('scoreboard.all') },
          ...divisions.map((name) => ({ value: name, label: name })),
        ]}
        value={address.division ?? ALL}
        onChange={(value) => address.setDivision(value === ALL ? null : value)}
      />
    ) : null
  const search = (
    <SearchField
      value={address.typed}
      onChange={address.setSearch}
      label={t('scoreboard.find')}
      width={isNarrow ? '100%' : 200}
    />
  )
  return (
    <div className={styles.head}>
      <div className={styles.heading}>
        <h1>{t('navigation.scoreboard')}</h1>
        <BoardAge teams={teams} updatedAt={updatedAt} />
        {hasBoard && isNarrow && !isSearching ? (
          <ActionIcon
            className={styles.find ?? ''}
            variant="default"
            size={44}
            aria-label={t('scoreboard.find')}
            onClick={() => setSearching(true)}
          >
            <IconSearch size={20} stroke={1.75} />
          </ActionIcon>
        ) : null}
      </div>
      {!hasBoard ? null : isNarrow ? (
        filter || isSearching ? (
          <div className={styles.tools}>
            {filter ? <div className={styles.filter}>{filter}</div> : null}
            {isSearching ? <div className={styles.search}>{search}</div> : null}
          </div>
        ) : null
      ) : (
        <div className={styles.tools}>
          {filter}
          <div className={styles.compact}>{search}</div>
          <Button size="xs" h={32} leftSection={<IconPhotoDown size={16} stroke={1.75} />} onClick={onSave}>
            {t('scoreboard.savePicture')}
          </Button>
          <Tip label={t('scoreboard.present')}>
            <ActionIcon aria-label={t('scoreboard.present')} onClick={() => void startPresenting()}>
              <IconPresentation size={20} stroke={1.75} />
            </ActionIcon>
          </Tip>
        </div>
      )}
    </div>
  )
}
