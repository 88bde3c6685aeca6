const groups = `
PUT avatar changeemail changepassword update @account
POST login logout mailchangeconfirm passwordreset recovery register verify @account
GET profile @account
GET config files instances logs teams users users/{} writeups/{} writeups/{}/all @admin
POST config/logo teams/search users users/search @admin
PUT config participation/{} teams/{} users/{} @admin
DELETE config/logo instances/{} teams/{} users/{} users/{}/password @admin
GET games games/{} games/{}/challenges games/{}/challenges/{} games/{}/hashsalt games/{}/notices @edit
POST games games/{}/challenges games/{}/challenges/{}/flags games/{}/challenges/{}/attachment @edit
POST games/{}/challenges/updateaccepted games/{}/challenges/{}/container games/{}/notices posts @edit
PUT games/{} games/{}/poster games/{}/challenges/{} games/{}/notices/{} posts/{} @edit
DELETE games/{} games/{}/challenges/{} games/{}/challenges/{}/flags/{} games/{}/notices/{} @edit
DELETE games/{}/challenges/{}/container @edit
DELETE games/{}/writeups posts/{} @edit
GET {} {}/invite @team
POST accept verify {}/kick/{} {}/leave @team
PUT {} {}/avatar {}/invite {}/transfer @team
DELETE {} @team
GET recent {} {}/details {}/scoreboard {}/notices {}/events {}/submissions {}/participations @game
GET {}/cheatinfo {}/challenges/{} {}/challenges/{}/status/{} @game
POST {} {}/challenges/{} {}/container/{} {}/container/{}/extend @game
DELETE {} {}/container/{} @game
GET {}/scoreboardsheet {}/submissionsheet {}/writeup games/{}/captures captures/{} captures/{}/{} @game
GET captures/{}/{}/all captures/{}/{}/{} @game
POST {}/writeup @game
DELETE captures/{}/{}/all captures/{}/{}/{} @game
`

/** The routes that the specification requires. */
export const specifiedRoutes: readonly string[] = [
  'POST /api/assets',
  'DELETE /api/assets/{}',
  'GET /assets/{}/{}',
  'GET /api/captcha',
  'GET /api/captcha/powchallenge',
  'GET /api/config',
  'GET /api/game',
  'GET /api/posts',
  'GET /api/posts/latest',
  'GET /api/posts/{}',
  'GET /api/proxy/{}',
  'GET /api/proxy/noinst/{}',
  'GET /api/team',
  'POST /api/team',
  ...groups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [method = '', ...rest] = line.split(' ')
      const group = rest.at(-1)?.slice(1) ?? ''
      return rest.slice(0, -1).map((path) => `${method} /api/${group}/${path}`)
    }),
]
