import type { Transaction } from '../database.ts'

type Job = { task: string; key: string; payload: object; attempts: number }

/** Queues with the facts of `tx`, or not at all. A task that fails is tried again, ever later. */
export async function queueJob(tx: Transaction, { task, key, payload, attempts }: Job): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, job_key => ${key}, max_attempts => ${attempts}::int)`
}
