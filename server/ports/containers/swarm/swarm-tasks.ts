import { setTimeout as sleep } from 'node:timers/promises'
import type Docker from 'dockerode'
import { ContainerRuntimeError, type ContainerProgress } from '../container-runtime.ts'

/** The members of a task that are used here. The library declares no type for them. */
export type Task = {
  ID: string
  NodeID?: string
  Status: {
    Timestamp: string
    State: string
    Err?: string
    Message?: string
    ContainerStatus?: { ContainerID?: string; ExitCode?: number }
    PortStatus?: { Ports?: { PublishedPort?: number }[] }
  }
}

/** The engine failed before the program of a container ran. Another task of the same container can run. */
export class TaskFault extends ContainerRuntimeError {
  constructor(image: string, fault: string) {
    super('failed', `${image} cannot be run: ${fault}`)
  }
}

export async function tasksOf(
  docker: Docker,
  serviceIds: string[],
): Promise<(Task & { ServiceID: string })[]> {
  if (serviceIds.length === 0) return []
  return docker.listTasks({ filters: { service: serviceIds } })
}

export type WaitOptions = {
  serviceId: string
  image: string
  limitMs: number
  /**
   * Most containers that cannot run have ended after this time. An engine whose start takes longer also reports the end
   * later, so it gets as long as the start, ten times this at most.
   */
  stableMs: number
  onProgress: (progress: ContainerProgress) => void
  signal: AbortSignal
}

const beforeStart = ['new', 'allocated', 'pending', 'assigned', 'accepted', 'preparing']
const ended = ['complete', 'failed', 'shutdown', 'remove', 'orphaned']

/** Polls until the only task of a service runs. @throws ContainerRuntimeError when it fails, or not in time */
export async function waitForTask(docker: Docker, options: WaitOptions): Promise<Task> {
  const { serviceId, image, limitMs, stableMs, onProgress, signal } = options
  const until = performance.now() + limitMs
  let phase: ContainerProgress['phase'] = 'Starting'
  let isRunning = false
  let startedAt = performance.now()
  for (let pauseMs = 50; ; pauseMs = Math.min(1000, pauseMs * 1.5)) {
    const [task] = await tasksOf(docker, [serviceId])
    const { State: state = 'new', Err: fault = '', ContainerStatus } = task?.Status ?? {}
    if (ended.includes(state)) {
      const code = ContainerStatus?.ExitCode ?? 0
      if (/starting container failed/i.test(fault)) throw new TaskFault(image, fault)
      throw new ContainerRuntimeError('exited', `${image} ended as soon as it was started with code ${code}`)
    }
    if (state === 'rejected') throw rejection(image, fault)
    if (task && state === 'running' && isRunning) return task
    const now = state === 'preparing' ? 'Pulling' : 'Starting'
    if (now !== phase) onProgress({ phase: now, percent: null })
    phase = now
    if (signal.aborted) throw new ContainerRuntimeError('failed', 'the platform is shutting down')
    if (performance.now() > until) throw tooLate(image, state, fault)
    if (beforeStart.includes(state)) startedAt = performance.now()
    isRunning = state === 'running'
    const startMs = performance.now() - startedAt
    await sleep(isRunning ? Math.min(Math.max(startMs, stableMs), 10 * stableMs) : pauseMs)
  }
}

function rejection(image: string, fault: string): ContainerRuntimeError {
  const isImage = /no such image|pull access|manifest|repository|reference/i.test(fault)
  return isImage
    ? new ContainerRuntimeError('image', `${image} cannot be pulled: ${fault}`)
    : new TaskFault(image, fault)
}

function tooLate(image: string, state: string, fault: string): ContainerRuntimeError {
  const isFull = /no suitable node|insufficient/i.test(fault)
  const message = `${image} does not run in time (${state}): ${fault || 'no reason given'}`
  return new ContainerRuntimeError(isFull ? 'full' : 'failed', message)
}
