type AdminGameScreen = {
  /** The path below the game's administration. */
  path: string
  /** The key of a text. */
  label: string
  /** The path of the screen whose tab leads to this one. Without it, the screen has a tab of its own. */
  under?: string
}

/** The screens of a game's administration, in the order of its tabs. */
export const ADMIN_GAME_SCREENS: readonly AdminGameScreen[] = [
  { path: 'info', label: 'navigation.info' },
  { path: 'divisions', label: 'adminDivisions.title', under: 'info' },
  { path: 'challenges', label: 'navigation.challenges' },
  { path: 'schedule', label: 'adminSchedule.title', under: 'challenges' },
  { path: 'images', label: 'adminImages.title', under: 'challenges' },
  { path: 'notices', label: 'navigation.notices' },
  { path: 'webhooks', label: 'adminWebhooks.title', under: 'notices' },
  { path: 'review', label: 'navigation.review' },
  { path: 'awards', label: 'adminGame.awards', under: 'review' },
  { path: 'writeups', label: 'navigation.writeups' },
]
