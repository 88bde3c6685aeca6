import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The counters and measures of this process. Labels take their values from fixed lists only: routes, operations of the web
 * client, names of limits and tasks. Names and addresses of users are never labels.
 */
export const meters = new Registry()
const registers = [meters]

const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10]
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300]

const histogram = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  buckets = answerBuckets,
) => new Histogram({ name: `halyard_${name}`, help, labelNames, buckets, registers })
const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Counter({ name: `halyard_${name}`, help, labelNames, registers })
const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name: `halyard_${name}`, help, labelNames, registers })

export const requestSeconds = histogram(
  'http_request_seconds',
  'Time from a request to its answer, by route',
  ['method', 'route', 'status'],
)
export const operationSeconds = histogram(
  'graphql_operation_seconds',
  'Time of GraphQL queries and mutations; operations that are not of the web client are "other"',
  ['operation', 'result'],
)
export const openSockets = gauge('websockets', 'Open WebSockets of GraphQL')
export const openStreams = gauge('event_streams', 'Open event streams of GraphQL')
export const openHubs = gauge('hub_connections', 'Open connections of the hubs, over any transport')
export const openSubscriptions = gauge('subscriptions', 'Active subscriptions, by field', ['subscription'])

export const sharedResults = counter(
  'shared_results_total',
  'Results executed once for all their subscribers',
)
export const teamResults = counter(
  'team_results_total',
  'Results that players received from the execution of a teammate',
)
export const sharedFrames = counter('shared_frames_total', 'Frames of shared results written to sockets')
export const sharedFrameBytes = counter('shared_frame_bytes_total', 'Bytes of these frames')

export const warmClaims = counter(
  'warm_claims_total',
  'Starts of challenges with warm containers, by whether one was ready',
  ['result'],
)

export const judgedAnswers = counter('judged_answers_total', 'Judged answers, by result', ['result'])
export const judgeSeconds = histogram('judge_seconds', 'Time from an answer to its verdict, with waiting', [])
export const judgeBatchSize = histogram(
  'judge_batch_size',
  'Answers that are judged in one batch',
  ['stage'],
  [1, 2, 4, 8, 16, 32, 64],
)
export const judgeOpen = gauge('judge_open_answers', 'Answers that wait or are being judged')

export const boardLoadSeconds = histogram('board_load_seconds', 'Time to build a board from its rows', [])
export const boardUpdateSeconds = histogram(
  'board_update_seconds',
  'Time to apply committed changes to a board',
  [],
  statementBuckets,
)
export const limitRefusals = counter('limit_refusals_total', 'Requests refused by a limit', ['limit'])
export const jobSeconds = histogram(
  'job_seconds',
  'Run time of background jobs',
  ['task', 'result'],
  jobBuckets,
)
export const mails = counter('mails_total', 'Attempts to send a mail', ['result'])
export const instanceStartSeconds = histogram(
  'instance_start_seconds',
  'Time of a start at the container backend, with the pull of its image',
  ['result'],
  jobBuckets,
)
export const statementSeconds = histogram(
  'database_statement_seconds',
  'Time of database statements, with their way to the server and back',
  ['statement'],
  statementBuckets,
)
