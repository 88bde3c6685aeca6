/** The monitor pages of a game, with paths below its monitor. */
export const MONITOR_SCREENS = ['events', 'submissions', 'cheatinfo', 'traffic', 'writeups'] as const
