import type { Actor } from './actor.ts'
import type { Input, Outcome } from './api-calls.ts'

type Account = { userName: string; password: string; email: string }

/** The use cases of players and of a game's organizers, for each API with the same shape of outcome. */
export type Api = {
  name: string
  register(actor: Actor, input: Account & Input): Promise<Outcome>
  logIn(actor: Actor, input: Input): Promise<Outcome>
  logOut(actor: Actor): Promise<Outcome>
  profile(actor: Actor): Promise<Outcome>
  updateProfile(actor: Actor, input: Input): Promise<Outcome>
  createTeam(actor: Actor, input: Input): Promise<Outcome<number>>
  inviteCode(actor: Actor, teamId: number): Promise<Outcome<string>>
  acceptInvite(actor: Actor, code: string): Promise<Outcome>
  teams(actor: Actor): Promise<Outcome>
  createGame(actor: Actor, input: Input): Promise<Outcome<number>>
  updateGame(actor: Actor, gameId: number, input: Input): Promise<Outcome>
  games(actor: Actor): Promise<Outcome>
  game(actor: Actor, gameId: number): Promise<Outcome>
  createChallenge(actor: Actor, gameId: number, input: Input): Promise<Outcome<number>>
  updateChallenge(actor: Actor, gameId: number, challengeId: number, input: Input): Promise<Outcome>
  createFlags(actor: Actor, gameId: number, challengeId: number, flags: string[]): Promise<Outcome>
  setRemoteAttachment(actor: Actor, gameId: number, challengeId: number, remoteUrl: string): Promise<Outcome>
  join(actor: Actor, gameId: number, input: Input): Promise<Outcome>
  leave(actor: Actor, gameId: number): Promise<Outcome>
  review(actor: Actor, participationId: number, input: Input): Promise<Outcome>
  details(actor: Actor, gameId: number): Promise<Outcome>
  challenge(actor: Actor, gameId: number, challengeId: number): Promise<Outcome>
  submit(actor: Actor, gameId: number, challengeId: number, flag: string): Promise<Outcome>
  scoreboard(actor: Actor, gameId: number): Promise<Outcome>
  createNotice(actor: Actor, gameId: number, content: string): Promise<Outcome>
  notices(actor: Actor, gameId: number): Promise<Outcome>
}
