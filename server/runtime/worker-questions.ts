import cluster, { type Worker } from 'node:cluster'

type Message = { halyard: 'ask' | 'answer'; id: number; topic: string; answer?: unknown }

const answerMs = 3000
let lastId = 0

/** Answers the questions that the primary process asks this worker. */
export function answerPrimary(topics: Record<string, () => Promise<unknown>>): void {
  process.on('message', (message) => {
    if (!isOurs(message, 'ask')) return
    const { id, topic } = message
    topics[topic]?.().then(
      (answer) => process.send?.({ halyard: 'answer', id, topic, answer } satisfies Message),
      () => undefined,
    )
  })
}

/** The answers of all workers. A worker that has ended, or does not answer in time, is left out. */
export async function askWorkers<Answer>(topic: string): Promise<Answer[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const living = workers.filter((worker) => worker.isConnected())
  const answers = await Promise.all(living.map((worker) => askWorker<Answer>(worker, topic)))
  return answers.filter((answer) => answer !== undefined)
}

/** Undefined if the worker ends or does not answer within `limitMs`. */
export function askWorker<Answer>(
  worker: Worker,
  topic: string,
  limitMs = answerMs,
): Promise<Answer | undefined> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const finish = (answer?: Answer) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      resolve(answer)
    }
    const onExit = () => finish()
    const onMessage = (message: unknown) => {
      if (isOurs(message, 'answer') && message.id === id) finish(message.answer as Answer)
    }
    const timer = setTimeout(finish, limitMs)
    worker.on('message', onMessage)
    worker.once('exit', onExit)
    worker.send({ halyard: 'ask', id, topic } satisfies Message, (error) => error && finish())
  })
}

function isOurs(message: unknown, kind: Message['halyard']): message is Message {
  return typeof message === 'object' && message !== null && 'halyard' in message && message.halyard === kind
}
