import type { Transaction } from '../database/database.ts'

type Job = {
  task: string
  key: string
  payload: object
  attempts: number
  delaySeconds?: number
  /** Jobs of one queue run one after another. */
  queue?: string
  /** Jobs of a lower number run first. */
  priority?: number
}

/** Queues a job in the transaction `tx`. A failed task is retried with growing delays. */
export async function queueJob(tx: Transaction, job: Job): Promise<void> {
  const { task, key, payload, attempts, delaySeconds = 0, queue = null, priority = 0 } = job
  await tx.$queryRaw`
    SELECT FROM graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, queue_name => ${queue}::text, job_key => ${key}, max_attempts => ${attempts}::int, priority => ${priority}::int,
      run_at => now() + ${delaySeconds}::int * interval '1 second')`
}

/** Removes a queued job; a running one is not stopped. */
export async function removeJob(tx: Transaction, key: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM graphile_worker.remove_job(${key})`
}
