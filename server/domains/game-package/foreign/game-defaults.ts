import type { RowOf } from '../documents.ts'

/** Settings of a game that no other platform has, as in a new game. */
export const gameDefaults = {
  hasFlagBox: false,
  hasCompatibleApis: false,
  embedOrigins: [],
  playerWriteups: 'Off' as const,
  certificateRule: 'Off' as const,
  certificateTeamLimit: 10,
  certificateText: '',
  certificateSignature: '',
  revealedAt: null,
  finalizedAt: null,
  pausedAt: null,
  bloodBonusPoints: [],
} satisfies Partial<RowOf<'game.json'>>
