import { randomUUID } from 'node:crypto'
import type { Database } from '../../../server/database/database.ts'

/** The row of a running container; the backend has none. */
export function makeContainerRow(db: Pick<Database, 'container'>, expectStopAt: Date) {
  return db.container.create({
    data: {
      id: randomUUID(),
      image: 'sea/anchor:1',
      containerId: 'backend',
      status: 'Running',
      startedAt: new Date(),
      expectStopAt,
      isProxy: false,
      ip: '10.213.0.2',
      port: 80,
    },
  })
}
