/** One call of CTFd's API as a visitor sees it: the members of `data`, or of each of its items. */
export type Fact = { call: string; status: number; members?: string; count?: true; page?: true }

const solve = 'id challenge_id challenge user team date type'
const award = 'id user_id team_id name description category icon value date requirements'
const challenge = 'id type name value position solves solved_by_me category module_id tags template script'
const account = 'id name website affiliation country bracket_id oauth_id fields'
const notice = 'id title content html date user_id team_id'

/** What CTFd 3 answers to a visitor, with ids of the test's game in the places of `{…}`. */
export const readFacts: Fact[] = [
  {
    call: '/scoreboard',
    status: 200,
    members: 'pos account_id account_url account_type oauth_id name score bracket_id bracket_name members',
  },
  {
    call: '/scoreboard/top/10',
    status: 200,
    members: 'id account_url name score bracket_id bracket_name solves',
  },
  { call: '/brackets', status: 200, members: 'id name description type' },
  { call: '/brackets?type=teams', status: 200, members: 'id name description type' },
  { call: '/challenges', status: 200, members: challenge },
  {
    call: '/challenges/{challenge}',
    status: 200,
    members: `${challenge} description attribution connection_info next_id state max_attempts logic
      initial decay minimum function type_data attempts files hints view`,
  },
  { call: '/challenges/{challenge}/solves', status: 200, members: 'account_id name date account_url' },
  { call: '/challenges/{challenge}/files', status: 200 },
  { call: '/challenges/{challenge}/hints', status: 200 },
  { call: '/challenges/{challenge}/tags', status: 200 },
  { call: '/challenges/{challenge}/topics', status: 200 },
  { call: '/teams', status: 200, members: `${account} captain_id`, page: true },
  { call: '/teams/{team}', status: 200, members: `${account} captain_id members place score` },
  { call: '/teams/{team}/members', status: 200 },
  { call: '/teams/{team}/solves', status: 200, members: solve, count: true },
  { call: '/teams/{team}/awards', status: 200, members: award, count: true },
  { call: '/teams/{team}/fails', status: 200, count: true },
  { call: '/users', status: 200, members: `${account} team_id`, page: true },
  { call: '/users/{user}', status: 200, members: `${account} team_id place score` },
  { call: '/users/{user}/solves', status: 200, members: solve, count: true },
  { call: '/users/{user}/awards', status: 200, members: award, count: true },
  { call: '/users/{user}/fails', status: 200, count: true },
  { call: '/notifications', status: 200, members: notice },
  { call: '/notifications/{notice}', status: 200, members: notice },
  { call: '/statistics/teams', status: 200, members: 'registered' },
  { call: '/statistics/challenges/solves', status: 200, members: 'id name solves' },
  { call: '/statistics/challenges/solves/percentages', status: 200, members: 'id name percentage' },
  { call: '/statistics/challenges/category', status: 200, members: 'Crypto Web' },
  ...[
    '/statistics/challenges/flags',
    '/challenges/999999',
    '/challenges/999999/solves',
    '/challenges/999999/hints',
    '/challenges/Pier',
    '/teams/999999',
    '/teams/999999/members',
    '/teams/999999/fails',
    '/users/1',
    '/users/1/solves',
    '/users/1/awards',
    '/users/1/fails',
    '/notifications/999999',
    '/scoreboard/top/all',
    '/nothing',
    '',
  ].map((call) => ({ call, status: 404 })),
  ...[
    '/teams?page=0',
    '/users?page=x',
    '/users?field=email&q=a',
    '/challenges?field=flags&q=a',
    '/challenges?value=many',
    '/notifications?since_id=x',
    '/scoreboard/top/10?bracket_id=x',
  ].map((call) => ({ call, status: 400 })),
]

/** What CTFd answers with 403 to a visitor, whose type of body is JSON. */
export const refusedFacts = `
  GET /awards | POST /awards | GET /awards/1 | DELETE /awards/1 | POST /brackets | PATCH /brackets/1
  DELETE /brackets/1 | POST /challenges | POST /challenges/attempt | GET /challenges/types
  PATCH /challenges/{challenge} | DELETE /challenges/{challenge} | GET /challenges/{challenge}/flags
  GET /challenges/{challenge}/requirements | GET /comments | POST /comments | DELETE /comments/1
  GET /configs | POST /configs | PATCH /configs | GET /configs/ctf_name | PATCH /configs/ctf_name
  DELETE /configs/ctf_name | GET /configs/fields | POST /configs/fields | GET /configs/fields/1
  POST /exports/raw | GET /files | POST /files | GET /files/1 | DELETE /files/1 | GET /flags | POST /flags
  GET /flags/types | GET /flags/types/static | GET /flags/1 | PATCH /flags/1 | DELETE /flags/1 | GET /hints
  POST /hints | GET /hints/1 | PATCH /hints/1 | DELETE /hints/1 | POST /notifications
  DELETE /notifications/{notice} | GET /pages | POST /pages | GET /pages/1 | PATCH /pages/1 | DELETE /pages/1
  POST /shares | GET /solutions | POST /solutions | GET /solutions/1 | GET /statistics/progression/matrix
  GET /statistics/scores/distribution | GET /statistics/submissions/type | GET /statistics/users
  GET /submissions | POST /submissions | GET /submissions/1 | PATCH /submissions/1 | DELETE /submissions/1
  GET /tags | POST /tags | GET /tags/1 | PATCH /tags/1 | DELETE /tags/1 | POST /teams | GET /teams/me
  PATCH /teams/me | DELETE /teams/me | GET /teams/me/solves | GET /teams/me/fails | GET /teams/me/awards
  POST /teams/me/members | PATCH /teams/{team} | DELETE /teams/{team} | POST /teams/{team}/members
  DELETE /teams/{team}/members | GET /tokens | POST /tokens | GET /tokens/1 | DELETE /tokens/1 | GET /topics
  POST /topics | DELETE /topics | GET /topics/1 | DELETE /topics/1 | GET /unlocks | POST /unlocks | POST /users
  GET /users/me | PATCH /users/me | GET /users/me/solves | GET /users/me/fails | GET /users/me/awards
  GET /users/me/submissions | PATCH /users/{user} | DELETE /users/{user} | POST /users/{user}/email`
  .trim()
  .split(/\s*\|\s*|\n\s*/)
