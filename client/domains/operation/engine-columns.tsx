import type { EngineTable_operations$data } from '../../__generated__/EngineTable_operations.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import type { TFunction } from '../../i18n/translate.ts'
import type { Column } from '../../table/column.ts'
import { fileSize } from '../asset/file-size.ts'
import styles from './Operations.module.css'

type Engine = NonNullable<EngineTable_operations$data['platform']>['engines'][number]
type Options = { t: TFunction; language: string }

export function engineColumns({ t, language }: Options): Column<Engine>[] {
  const number = (value: number) => value.toLocaleString(language)
  const size = (mebibytes: number) => fileSize(mebibytes * 1024 ** 2, language)
  const ofMost = (used: number, most: number | null | undefined, format: (value: number) => string) =>
    most == null ? format(used) : t('operations.ofMost', { used: format(used), most: format(most) })
  const figure = (key: string, label: string, cell: (engine: Engine) => string): Column<Engine> => ({
    key,
    label,
    isFixed: true,
    align: 'end',
    cell,
  })
  return [
    {
      key: 'engine',
      label: t('instances.engine'),
      isFixed: true,
      isOnPhone: true,
      cell: ({ name, isAnswering }) => (
        <div className={styles.process}>
          <b className="h-trunc">{name}</b>
          {isAnswering ? null : <Chip tone="bad">{t('operations.noAnswer')}</Chip>}
        </div>
      ),
    },
    figure('instances', t('operations.instances'), ({ instances }) => number(instances)),
    {
      ...figure('memory', t('operations.memory'), ({ memoryUsed, memoryLimit }) =>
        ofMost(memoryUsed, memoryLimit, size),
      ),
      isOnPhone: true,
    },
    figure('cpu', t('operations.cpu'), ({ cpuUsed, cpuLimit }) => ofMost(cpuUsed, cpuLimit, number)),
  ]
}
