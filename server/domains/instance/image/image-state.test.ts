import { expect, it } from 'vitest'
import type { ImagePull } from '../../../../prisma/generated/client/client.ts'
import { imageState } from './image-state.ts'

const engine = 'unix:///docker.sock'
const changedAt = new Date(0)

function state(status: ImagePull['status'] | null, seen: { isQueued?: boolean; isPresent: boolean | null }) {
  const pull: ImagePull | null = status && {
    engine,
    image: 'sea:1',
    status,
    progress: status === 'Pulling' ? 40 : null,
    message: status === 'Failed' ? 'no such tag' : null,
    changedAt,
  }
  const { status: shown, progress, message } = imageState({ engine, pull, isQueued: false, ...seen })
  return [shown, progress, message]
}

it.each([
  ['never pulled', null, { isPresent: false }, ['Missing', null, null]],
  ['pulled by hand', null, { isPresent: true }, ['Present', null, null]],
  ['queued', 'Queued', { isQueued: true, isPresent: false }, ['Queued', null, null]],
  ['pulling', 'Pulling', { isQueued: true, isPresent: false }, ['Pulling', 40, null]],
  ['pulled again', 'Pulling', { isQueued: true, isPresent: true }, ['Pulling', 40, null]],
  ['queued after a failure', 'Failed', { isQueued: true, isPresent: false }, ['Queued', null, null]],
  ['a pull whose job is gone', 'Pulling', { isPresent: false }, ['Missing', null, null]],
  ['pulled', 'Pulled', { isPresent: true }, ['Present', null, null]],
  ['removed from the engine', 'Pulled', { isPresent: false }, ['Missing', null, null]],
  ['failed', 'Failed', { isPresent: false }, ['Failed', null, 'no such tag']],
  ['failed, an older one is there', 'Failed', { isPresent: true }, ['Present', null, 'no such tag']],
  ['on an engine that is down', 'Pulled', { isPresent: null }, ['Unknown', null, null]],
] as const)('an image, %s', (_what, pull, seen, expected) => {
  expect(state(pull, seen)).toEqual(expected)
})
