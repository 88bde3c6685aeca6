import { setTimeout as sleep } from 'node:timers/promises'
import type { V1Pod } from '@kubernetes/client-node'
import { ContainerRuntimeError, type ContainerProgress } from '../container-runtime.ts'
import type { KubernetesClient } from './kubernetes-client.ts'
import { isTransient, toRuntimeError } from './kubernetes-faults.ts'

type Verdict =
  | { kind: 'running' }
  | { kind: 'waiting'; progress: ContainerProgress; reason: string; isFull: boolean }
  | { kind: 'failed'; error: ContainerRuntimeError }

const noImage = [
  'ErrImagePull',
  'ImagePullBackOff',
  'InvalidImageName',
  'ErrImageNeverPull',
  'ImageInspectError',
  'RegistryUnavailable',
  'SignatureValidationFailed',
]
const noContainer = ['CreateContainerConfigError', 'CreateContainerError', 'RunContainerError', 'CrashLoopBackOff'] // oxfmt-ignore

const started: ContainerProgress = { phase: 'Starting', percent: null }

/** The state of a starting pod. */
function judge({ metadata, spec, status }: V1Pod): Verdict {
  const image = spec?.containers[0]?.image ?? 'the image'
  const failed = (failure: ContainerRuntimeError['failure'], message: string): Verdict => ({
    kind: 'failed',
    error: new ContainerRuntimeError(failure, message),
  })
  if (metadata?.deletionTimestamp) return failed('failed', 'the pod was deleted during its start')
  const { running, terminated, waiting } = status?.containerStatuses?.[0]?.state ?? {}
  if (terminated || status?.phase === 'Failed' || status?.phase === 'Succeeded') {
    const reason = terminated?.reason ?? status?.reason ?? 'Ended'
    const code = terminated ? ` with code ${terminated.exitCode}` : ''
    return failed('exited', `${image} ended as soon as it was started${code} (${reason})`)
  }
  if (running) return { kind: 'running' }
  const said = waiting?.message ? `: ${waiting.message}` : ''
  const reason = waiting?.reason ?? ''
  if (noImage.includes(reason)) return failed('image', `${image} cannot be pulled (${reason})${said}`)
  if (noContainer.includes(reason)) return failed('failed', `${image} cannot be run (${reason})${said}`)
  const scheduled = status?.conditions?.find(({ type }) => type === 'PodScheduled')
  return {
    kind: 'waiting',
    progress: { phase: scheduled?.status === 'True' ? 'Pulling' : 'Starting', percent: null },
    reason: scheduled?.message ?? (reason || 'it was not scheduled to a node'),
    isFull: scheduled?.reason === 'Unschedulable',
  }
}

/** The pause before the cluster is asked again. */
const pauseMs = 500

export type StartOptions = {
  namespace: string
  name: string
  limitMs: number
  onProgress: (progress: ContainerProgress) => void
  /** Aborts the wait. */
  signal: AbortSignal
}

/**
 * Waits until a pod runs. A broken connection to the cluster is retried until the limit.
 * @throws ContainerRuntimeError when it fails, or not in time
 */
export async function waitForPod(client: KubernetesClient, options: StartOptions): Promise<V1Pod> {
  const { namespace, name, limitMs, onProgress, signal } = options
  const end = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  let last: Verdict | undefined
  let phase = ''

  const look = (pod: V1Pod): boolean => {
    last = judge(pod)
    if (last.kind === 'failed') throw last.error
    const progress = last.kind === 'waiting' ? last.progress : started
    if (progress.phase !== phase) onProgress(progress)
    phase = progress.phase
    return last.kind === 'running'
  }

  let fault: ContainerRuntimeError | null = null
  const read = async (): Promise<V1Pod | null> => {
    try {
      const pod = await client.core.readNamespacedPod({ namespace, name })
      fault = null
      return pod
    } catch (error) {
      if (!isWorthRetry(error)) throw error
      fault = toRuntimeError(error)
      await sleep(pauseMs, undefined, { signal: end }).catch(() => undefined)
      return null
    }
  }

  while (!end.aborted) {
    const pod = await read()
    if (!pod) continue
    if (look(pod)) return pod
    const resourceVersion = pod.metadata?.resourceVersion
    const found = await watchPod(client, { namespace, name, resourceVersion, look, end })
    if (found) return found
  }
  throw fault ?? tooLate(options, last)
}

function isWorthRetry(error: unknown): boolean {
  return isTransient(error) || toRuntimeError(error).failure === 'unreachable'
}

function tooLate({ name, limitMs, signal }: StartOptions, last: Verdict | undefined): ContainerRuntimeError {
  if (signal.aborted) return new ContainerRuntimeError('failed', 'the platform is shutting down')
  const waiting = last?.kind === 'waiting' ? last : null
  const seconds = Math.round(limitMs / 1000)
  const message = `${name} does not run after ${seconds} s: ${waiting?.reason ?? 'its state is unknown'}`
  return new ContainerRuntimeError(waiting?.isFull ? 'full' : 'failed', message)
}

type Watched = {
  namespace: string
  name: string
  resourceVersion: string | undefined
  look: (pod: V1Pod) => boolean
  end: AbortSignal
}

/** Null: the watch ended before the pod ran, so its state must be read again. */
function watchPod(client: KubernetesClient, watched: Watched): Promise<V1Pod | null> {
  const { namespace, name, resourceVersion, look, end } = watched
  return new Promise((resolve, reject) => {
    let connection: AbortController | undefined
    let pause: NodeJS.Timeout | undefined
    let isOver = false
    const over = (act: () => void) => {
      if (isOver) return
      isOver = true
      clearTimeout(pause)
      end.removeEventListener('abort', onEnd)
      connection?.abort()
      act()
    }
    const onEnd = () => over(() => resolve(null))
    // If watching fails, the next read must wait a moment.
    const onClosed = () => {
      pause ??= setTimeout(onEnd, pauseMs)
    }
    const onEvent = (type: string, pod: V1Pod) => {
      if (type === 'ERROR') return onClosed()
      if (type === 'BOOKMARK') return
      if (type === 'DELETED') {
        over(() => reject(new ContainerRuntimeError('failed', 'the pod was deleted during its start')))
        return
      }
      try {
        if (look(pod)) over(() => resolve(pod))
      } catch (error) {
        over(() => reject(error))
      }
    }
    if (end.aborted) return onEnd()
    end.addEventListener('abort', onEnd, { once: true })
    const path = `/api/v1/namespaces/${namespace}/pods`
    const query = { fieldSelector: `metadata.name=${name}`, ...(resourceVersion && { resourceVersion }) }
    const connect = async () => {
      try {
        connection = await client.watch.watch(path, query, onEvent, onClosed)
        if (isOver) connection.abort()
      } catch (error) {
        if (isWorthRetry(error)) onClosed()
        else over(() => reject(error))
      }
    }
    void connect()
  })
}
