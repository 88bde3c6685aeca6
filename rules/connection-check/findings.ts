/** The parts that are examined. */
export type Check =
  | 'readiness'
  | 'address'
  | 'origin'
  | 'cookies'
  | 'compression'
  | 'uploads'
  | 'events'
  | 'sockets'
  | 'idle'

export type Outcome =
  | 'ready'
  | 'unready'
  | 'addressSeen'
  | 'addressForged'
  | 'addressShared'
  | 'originSame'
  | 'originOther'
  | 'cookiesReturn'
  | 'cookiesMissing'
  | 'cookiesLost'
  | 'compressed'
  | 'uncompressed'
  | 'uploadsPass'
  | 'uploadsRefused'
  | 'eventsArrive'
  | 'eventsHeld'
  | 'socketsPass'
  | 'socketsFail'
  | 'idleLives'
  | 'idleCut'

export type Fault =
  | 'unready'
  | 'forged'
  | 'address'
  | 'origin'
  | 'cookie'
  | 'socket'
  | 'idle'
  | 'stream'
  | 'upload'
  | 'compression'

/** The result of a check; `fault` is null if it works, `values` are for the sentence about it. */
export type Finding = {
  check: Check
  outcome: Outcome
  values: Readonly<Record<string, string | number>>
  fault: Fault | null
}

/** The answer of `/healthz/request` about a request. */
export type Seen = {
  address: string
  /** How many addresses X-Forwarded-For of a trusted proxy has. */
  forwardedFor: number
  origin: string
  hasCookie: boolean
  uploadLimit: number
}
