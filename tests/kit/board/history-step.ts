import type { Actor, RestAnswer } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'
import type { PlayedGame } from '../world/played-game.ts'
import type { SeededRandom } from './random.ts'

export type World = { test: TestApp; admin: Actor; random: SeededRandom; played: PlayedGame }

/** One action of a history. `answer` is that of a REST call. */
export type Step = (world: World) => Promise<{ said: string; answer?: RestAnswer }>
