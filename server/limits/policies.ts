/** A bucket of `permits`, refilled by `refill` every `everySeconds` (contract: conventions, section 9). */
export type LimitPolicy = { permits: number; refill: number; everySeconds: number }

export const policies = {
  global: { permits: 150, refill: 150, everySeconds: 60 },
  Register: { permits: 20, refill: 20, everySeconds: 150 },
  Query: { permits: 100, refill: 10, everySeconds: 10 },
  PowChallenge: { permits: 40, refill: 5, everySeconds: 30 },
  Container: { permits: 120, refill: 30, everySeconds: 10 },
  Submit: { permits: 100, refill: 50, everySeconds: 5 },
  WrongAnswer: { permits: 10, refill: 1, everySeconds: 10 },
  /** Write-ups that a player shares or changes. */
  Writeup: { permits: 30, refill: 10, everySeconds: 60 },
  // The limits below stop GraphQL operations that repeat a mutation under many aliases. None is lower than
  // `global`, so a client with one call per request never reaches them.
  LogIn: { permits: 150, refill: 150, everySeconds: 60 },
  /** Changes of the caller's account, sessions and tokens, and the use of links in mails. */
  Account: { permits: 150, refill: 150, everySeconds: 60 },
  /** Actions of players except submissions and containers: teams, joining, leaving, write-ups. */
  Play: { permits: 150, refill: 150, everySeconds: 60 },
  /** Pictures of games, which are drawn. */
  Card: { permits: 60, refill: 30, everySeconds: 60 },
  /** Objects that visitors look up by id. */
  Lookup: { permits: 150, refill: 150, everySeconds: 60 },
  TeamToken: { permits: 150, refill: 150, everySeconds: 60 },
  Monitor: { permits: 300, refill: 300, everySeconds: 60 },
  Author: { permits: 600, refill: 600, everySeconds: 60 },
  Administer: { permits: 600, refill: 600, everySeconds: 60 },
} as const satisfies Record<string, LimitPolicy>

export type LimitName = keyof typeof policies
