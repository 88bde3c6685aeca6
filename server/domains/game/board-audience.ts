/** Who a board is for. Organizers see every solve; the public does not see those after the freeze until the reveal. */
export type BoardAudience = 'public' | 'organizer'
