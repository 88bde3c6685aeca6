/** The readers of a board. Organizers see every solve. The public sees solves after the freeze only from the reveal on. */
export type BoardAudience = 'public' | 'organizer'
