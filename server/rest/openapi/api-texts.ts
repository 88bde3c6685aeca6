import { platform } from '../../domains/platform/platform.service.ts'

export const describeApi = {
  title: 'Halyard',
  version: platform.apiLevel,
  description: `The documented \`/api\` routes. Everything they do, \`/graphql\` does too, and more of it live.

**Authentication.** Scripts send an API token of their profile as \`Authorization: Bearer …\`. Logging in sets the cookie \`halyard_session\` (\`__Host-halyard_session\` over HTTPS); a browser must then send writes from the platform’s own origin, and may send the cookie \`XSRF-TOKEN\` back as \`X-XSRF-TOKEN\`.

**JSON in** is parsed leniently: members in any case, numbers also as text, enums by name in any case or by number, times as milliseconds or ISO 8601. Unknown members are ignored, and the header \`X-Ignored-Members\` of the answer names them. **JSON out** is exact: every member is present, null if it has no value; times are milliseconds.

**Failures** return an \`Error\`. Its \`title\` follows \`Accept-Language\`, its \`code\` never changes.

**Limits** are counted for each user, or for each address without one: 150 requests at once, 150 more every minute, files not counted. Routes with their own limit say so. Beyond a limit the answer is 429 with \`Retry-After\`. A JSON body holds at most 64 KB, and 30 MB where authors and administrators write.

**Files** are at \`/assets/{hash}/{filename}\`, for anybody who knows the hash, with ranges and strong ETags.`,
  license: { name: 'MIT', identifier: 'MIT' },
}

export const tags = [
  { name: 'Account', description: 'Register, log in, and edit your profile' },
  { name: 'Team', description: 'Teams, their members and their invite codes' },
  { name: 'Game', description: 'Join games, read boards, open challenges, submit flags' },
  { name: 'Info', description: 'Public data: posts and the platform itself' },
  { name: 'Assets', description: 'Files' },
  { name: 'Proxy', description: 'Connections to containers through the platform proxy' },
  { name: 'Edit', description: 'Author games, challenges, flags, notices and posts' },
  { name: 'Admin', description: 'Users, teams, reviews and settings' },
]

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'halyard_session',
    description: 'Set by logging in; lasts 7 days from the last use',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, created on the profile page, with its scopes',
  },
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
}

/** Descriptions of failures by status; `default` for all others. */
export const failures: Record<string, { name: string; description: string; headers?: typeof retryAfter }> = {
  400: { name: 'Refused', description: 'A field is invalid (see `issues`), or a rule forbids it' },
  401: { name: 'Unauthenticated', description: 'No or invalid credentials' },
  403: { name: 'Forbidden', description: 'Not allowed for this role, token or origin' },
  404: { name: 'NotFound', description: 'Not found, or not visible to you' },
  413: { name: 'TooLarge', description: 'The body is too large' },
  418: { name: 'Unreachable', description: 'The container does not answer' },
  429: { name: 'RateLimited', description: 'Too many requests', headers: retryAfter },
  default: { name: 'Failure', description: 'Any other failure: 405, 413, 500, 503' },
}
