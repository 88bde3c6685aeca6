import type { Transaction } from '../database/database.ts'

type Job = {
  task: string
  key: string
  payload: object
  attempts: number
  delaySeconds?: number
  /** Jobs of one queue are done one after the other. */
  queue?: string
}

/** Queues with the facts of `tx`, or not at all. A task that fails is tried again, ever later. */
export async function queueJob(tx: Transaction, job: Job): Promise<void> {
  const { task, key, payload, attempts, delaySeconds = 0, queue = null } = job
  await tx.$queryRaw`
    SELECT FROM graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, queue_name => ${queue}::text, job_key => ${key}, max_attempts => ${attempts}::int,
      run_at => now() + ${delaySeconds}::int * interval '1 second')`
}

/** It is not needed any more; one that runs right now is not stopped. */
export async function forgetJob(tx: Transaction, key: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM graphile_worker.remove_job(${key})`
}
