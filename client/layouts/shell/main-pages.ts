import {
  IconFlag,
  IconHome,
  IconInfoCircle,
  IconNews,
  IconSettings,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'

export type MainPage = { key: string; to: string; label: string; icon: Icon; adminOnly?: boolean }

/** The pages of the navigation rail. Labels are keys of texts. */
export const MAIN_PAGES: readonly MainPage[] = [
  { key: 'home', to: '/', label: 'navigation.home', icon: IconHome },
  { key: 'posts', to: '/posts', label: 'navigation.posts', icon: IconNews },
  { key: 'games', to: '/games', label: 'navigation.games', icon: IconFlag },
  { key: 'teams', to: '/teams', label: 'navigation.teams', icon: IconUsersGroup },
  { key: 'about', to: '/about', label: 'navigation.about', icon: IconInfoCircle },
  { key: 'admin', to: '/admin/games', label: 'navigation.admin', icon: IconSettings, adminOnly: true },
]

/** The pages in the bottom bar of phones. The others are under “More”. */
export const PHONE_PAGES = ['home', 'games', 'teams', 'posts'] as const

/** The main page that a path belongs to. */
export function mainPageOf(pathname: string): string {
  const first = pathname.toLowerCase().split('/')[1] ?? ''
  return first === '' ? 'home' : first
}
