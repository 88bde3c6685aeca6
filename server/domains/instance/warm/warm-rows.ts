import { shownIn } from '../../game/shown-challenges.ts'

/** Warm containers are started from this time before the start of their game. */
const aheadMinutes = 10
/** A warm container that failed to start, or ended by itself, is replaced after this time. */
const retryMinutes = 10

/** A warm container is replaced after this time, so that no team gets one that has run for days. */
export const warmLifetimeMinutes = 24 * 60

/**
 * Digest of the settings of a challenge that its containers are started with, as an SQL expression on a table of
 * challenges. A warm container of other settings is not given to a team.
 */
export const settingsIn = (challenge: string) =>
  `md5(jsonb_build_array(${challenge}.container_image, ${challenge}.container_expose_port, ${challenge}.memory_limit_mib,
     ${challenge}.cpu_tenths, ${challenge}.storage_limit_mib)::text)`

/**
 * An SQL condition on a challenge and its game, by their tables, at the time of the parameter `now`: its warm
 * containers run.
 */
export const keepsWarm = (challenge: string, game: string, now: string) => `(
  ${challenge}.warm_instances > 0 AND ${challenge}.type = 'StaticContainer' AND ${shownIn(challenge)}
  AND (${challenge}.close_at IS NULL OR ${challenge}.close_at > ${now})
  AND ${game}.deleted_at IS NULL AND (${game}.end_at > ${now} OR ${game}.paused_at IS NOT NULL)
  AND ${game}.start_at <= ${now}::timestamptz + interval '${aheadMinutes} minutes')`

/**
 * An SQL condition on a warm container: it is one of those that its challenge has. A failed one counts for some minutes,
 * so that the same failure is not repeated at once.
 */
export const countsAsWarm = (container: string, now: string) => `(
  ${container}.stopping_at IS NULL AND (${container}.status <> 'Destroyed'
    OR ${container}.queued_at > ${now}::timestamptz - interval '${retryMinutes} minutes'))`
