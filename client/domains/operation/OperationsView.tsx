import { graphql, useFragment } from 'react-relay'
import type { OperationsView_operations$key } from '../../__generated__/OperationsView_operations.graphql.ts'
import { EngineTable } from './EngineTable.tsx'
import { HeldBoards } from './HeldBoards.tsx'
import { LoadTiles } from './LoadTiles.tsx'
import { LoggedErrors } from './LoggedErrors.tsx'
import { OperationsNotes } from './OperationsNotes.tsx'
import { ProcessTable } from './ProcessTable.tsx'
import { SlowStatements } from './SlowStatements.tsx'
import styles from './Operations.module.css'

export function OperationsView({ operations: key }: { operations: OperationsView_operations$key }) {
  const operations = useFragment(
    graphql`
      fragment OperationsView_operations on Operations {
        ...OperationsNotes_operations
        ...LoadTiles_operations
        ...ProcessTable_operations
        ...EngineTable_operations
        ...HeldBoards_operations
        ...SlowStatements_operations
        ...LoggedErrors_operations
      }
    `,
    key,
  )
  return (
    <div className="h-stack">
      <OperationsNotes operations={operations} />
      <LoadTiles operations={operations} />
      <ProcessTable operations={operations} />
      <EngineTable operations={operations} />
      <HeldBoards operations={operations} />
      <div className={styles.lists}>
        <SlowStatements operations={operations} />
        <LoggedErrors operations={operations} />
      </div>
    </div>
  )
}
