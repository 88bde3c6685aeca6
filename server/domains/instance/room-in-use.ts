import type { Context } from '../../context.ts'
import { readRooms } from './container/container-room.ts'

/** Memory in MiB, CPU in cores. */
export type RoomInUse = {
  memoryUsed: number
  memoryLimit: number | null
  cpuUsed: number
  cpuLimit: number | null
  queuedCount: number
}

/** The limit of all engines that answer; null: there is none, or none answers. */
function totalOf(limits: (number | null)[]): number | null {
  if (limits.length === 0) return null
  return limits.reduce<number | null>(
    (sum, limit) => (sum === null || limit === null ? null : sum + limit),
    0,
  )
}

/** The sum of the limits of the running and starting containers. */
export async function readRoomInUse(ctx: Context): Promise<RoomInUse> {
  const [rooms, [sums]] = await Promise.all([
    readRooms(ctx),
    ctx.db.$queryRaw<[{ memory: number; cpu: number; queued: number }]>`
      SELECT coalesce(sum(memory_mib) FILTER (WHERE NOT is_queued), 0)::int AS memory,
             coalesce(sum(cpu_tenths) FILTER (WHERE NOT is_queued), 0)::int AS cpu,
             (count(*) FILTER (WHERE is_queued))::int AS queued
        FROM (SELECT memory_mib, cpu_tenths, status = 'Pending' AND phase = 'Queued' AS is_queued
                FROM container WHERE status <> 'Destroyed') counted`,
  ])
  const cpuTenths = totalOf(rooms.map((room) => room.cpuTenths))
  return {
    memoryUsed: sums.memory,
    memoryLimit: totalOf(rooms.map(({ memoryMiB }) => memoryMiB)),
    cpuUsed: sums.cpu / 10,
    cpuLimit: cpuTenths === null ? null : cpuTenths / 10,
    queuedCount: sums.queued,
  }
}
