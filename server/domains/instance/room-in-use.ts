import type { Context } from '../../context.ts'
import { readRoom } from './container/container-room.ts'

/** Memory in MiB, CPU in cores. */
export type RoomInUse = {
  memoryUsed: number
  memoryLimit: number | null
  cpuUsed: number
  cpuLimit: number | null
  queuedCount: number
}

/** What the containers that run or start take by their limits. */
export async function readRoomInUse(ctx: Context): Promise<RoomInUse> {
  const [room, [sums]] = await Promise.all([
    readRoom(ctx),
    ctx.db.$queryRaw<[{ memory: number; cpu: number; queued: number }]>`
      SELECT coalesce(sum(memory_mib) FILTER (WHERE NOT is_queued), 0)::int AS memory,
             coalesce(sum(cpu_tenths) FILTER (WHERE NOT is_queued), 0)::int AS cpu,
             (count(*) FILTER (WHERE is_queued))::int AS queued
        FROM (SELECT memory_mib, cpu_tenths, status = 'Pending' AND phase = 'Queued' AS is_queued
                FROM container WHERE status <> 'Destroyed') counted`,
  ])
  return {
    memoryUsed: sums.memory,
    memoryLimit: room.memoryMiB,
    cpuUsed: sums.cpu / 10,
    cpuLimit: room.cpuTenths === null ? null : room.cpuTenths / 10,
    queuedCount: sums.queued,
  }
}
