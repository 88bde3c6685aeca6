/** The argument with which organizers choose the board that players see. */
export const asPublicArg = {
  description:
    'For monitors and administrators: true shows the scoreboard that everybody sees, without the solves that are hidden by the freeze.',
} as const

/** The field of a board with the time from which solves are hidden. */
export const hiddenFromField = {
  type: 'DateTime',
  nullable: true,
  description:
    'Solves from this time on are hidden from players until the reveal; null without a freeze and after the reveal. It is set before the time has come.',
  resolve: ({ hiddenFrom }: { hiddenFrom: number | null }) =>
    hiddenFrom === null ? null : new Date(hiddenFrom),
} as const
