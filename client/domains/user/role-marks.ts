export const ROLES = ['User', 'Monitor', 'Admin', 'Banned'] as const

export type UserRole = (typeof ROLES)[number]

export const ROLE_TONES = { User: 'plain', Monitor: 'brand', Admin: 'ok', Banned: 'bad' } as const

/** The role that `?role=` asks for; null is every role. */
export function roleInAddress(search: URLSearchParams): UserRole | null {
  const requested = search.get('role')?.toLowerCase()
  return ROLES.find((role) => role.toLowerCase() === requested) ?? null
}
