/** The screens of administration, with paths below /admin. Labels are keys of texts. */
export const ADMIN_SCREENS = [
  { path: 'games', label: 'navigation.adminGames' },
  { path: 'users', label: 'navigation.adminUsers' },
  { path: 'teams', label: 'navigation.adminTeams' },
  { path: 'instances', label: 'navigation.adminInstances' },
  { path: 'operations', label: 'navigation.adminOperations' },
  { path: 'logs', label: 'navigation.adminLogs' },
  { path: 'audit', label: 'navigation.adminAudit' },
  { path: 'settings', label: 'navigation.adminSettings' },
] as const

/** The pages of the settings besides the general ones, with paths below /admin. */
export const SETTINGS_SCREENS = [
  { path: 'settings/sign-in', label: 'adminSignIn.heading' },
  { path: 'settings/webhooks', label: 'settings.webhooks' },
  { path: 'settings/files', label: 'settings.files' },
] as const
