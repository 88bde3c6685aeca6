import type pg from 'pg'
import { isDatabaseFull, type DatabaseOutage } from './outage.ts'

// A table of a megabyte, which only this connection sees and which is gone when the statement ends.
const probe = `CREATE TEMP TABLE halyard_room ON COMMIT DROP AS
  SELECT number, md5(number::text) AS filling FROM generate_series(1, 16000) AS number`

/**
 * After a write has failed because the disk of the database is full: finds out whether there is room again. A row can
 * be locked without room, so only new pages tell.
 * @throws Error while there is no room
 */
export async function requireRoom(pool: pg.Pool, outage: DatabaseOutage): Promise<void> {
  if (!outage.isFull()) return
  try {
    await pool.query(probe)
  } catch (error) {
    if (isDatabaseFull(error)) throw error
  }
  outage.noticeRoom()
}
