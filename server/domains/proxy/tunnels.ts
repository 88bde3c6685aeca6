import type { Config } from '../../config/config.ts'
import type { SharedRedis } from '../../redis/watch-redis.ts'
import type { Logger } from '../../runtime/logger.ts'
import { startRelay, type Passed, type Relay, type RelayTimes } from './relay.ts'
import { createSlots, type Slot, type Slots } from './slots.ts'

const minuteMs = 60_000
const shutdownMs = 1000
const pingMs = 20_000

type Ends = Omit<Parameters<typeof startRelay>[0], 'times'> & { slot: Slot }

/** The connections to containers that this process forwards. */
export type Tunnels = {
  slots: Slots
  /** Resolves when both sides have ended and the capture is stored. */
  run(ends: Ends): Promise<Passed>
  dispose(): Promise<void>
}

type Options = {
  config: Pick<Config, 'portMapping' | 'trafficCapture' | 'proxyIdleMinutes'>
  redis: SharedRedis | null
  logger: Logger
}

export function createTunnels({ config, redis, logger }: Options): Tunnels {
  if (config.trafficCapture && config.portMapping !== 'PlatformProxy') {
    logger.warn('HALYARD_TRAFFIC_CAPTURE has no effect: HALYARD_PORT_MAPPING is not PlatformProxy')
  }
  const times: RelayTimes = {
    sessionMs: 30 * minuteMs,
    idleMs: config.proxyIdleMinutes === 0 ? Infinity : config.proxyIdleMinutes * minuteMs,
    pingMs,
    closeTimeoutMs: minuteMs / 2,
  }
  const slots = createSlots({ redis, logger })
  const relays = new Set<Relay>()
  const running = new Set<Promise<Passed>>()
  let isClosing = false

  async function run({ slot, ...ends }: Ends): Promise<Passed> {
    const relay = startRelay({ ...ends, times })
    relays.add(relay)
    if (isClosing) relay.drop()
    const passed = await relay.ended
    relays.delete(relay)
    slot.release()
    await ends.recorder?.keep()
    return passed
  }

  return {
    slots,
    async run(ends) {
      const end = run(ends)
      running.add(end)
      try {
        return await end
      } finally {
        running.delete(end)
      }
    },
    async dispose() {
      isClosing = true
      const ending = [...relays]
      for (const relay of ending) relay.end()
      const dropTimer = setTimeout(() => {
        for (const relay of ending) relay.drop()
      }, shutdownMs)
      await Promise.allSettled(running)
      clearTimeout(dropTimer)
      slots.dispose()
    },
  }
}
