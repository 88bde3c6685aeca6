import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { capture, captureOrFail } from './child.js'
import { checks, dockerProjects, fastProjects, vitestArgs } from './checks.js'
import { inOwnNetwork } from './own-network.js'
import { root, stateDir } from './project.js'

const labelWidth = 18
const slowFileSeconds = 20
const slowFilesShown = 8
// Tests start the server as a process many times. With this cache Node compiles each file once.
const environment = { NO_COLOR: '1', CI: '1', NODE_COMPILE_CACHE: join(stateDir, 'compile-cache') }

function report(name, ok, startMs, text = '') {
  const time = `${((Date.now() - startMs) / 1000).toFixed(1)} s`
  console.log(
    `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(labelWidth)} ${time.padStart(7)}  ${text}`.trimEnd(),
  )
}

const indent = (output) => output.replaceAll(/^(?=.)/gm, '        ')

/** Runs a step. It passes unless its work throws. */
export async function runStep(name, work) {
  const start = Date.now()
  try {
    await work()
  } catch (error) {
    report(name, false, start)
    console.log(indent(error.message))
    return { passed: 0, failed: 1 }
  }
  report(name, true, start)
  return { passed: 1, failed: 0 }
}

const runCheck = ({ name, args }) => runStep(name, () => captureOrFail(name, process.execPath, args))

/** The longest test files of a project that takes minutes, so that the suite can be kept short. */
function slowestFiles(testResults) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000
  const slowest = testResults
    .filter((result) => seconds(result) >= slowFileSeconds)
    .toSorted((a, b) => seconds(b) - seconds(a))
    .slice(0, slowFilesShown)
  return slowest.map((result) => `${seconds(result).toFixed(0)} s ${relative(root, result.name)}`)
}

/** Counts a file that could not be loaded as a failure, and does not count skipped tests as passed. */
function countReport(testResults) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  return { passed, failed: tests.length - passed + broken }
}

/** The runner's output about failed tests, without the passed ones. */
function failuresIn(output) {
  const start = output.search(/^.*⎯ Failed (Tests|Suites) /m)
  return start === -1 ? output : output.slice(start)
}

async function runProject(project) {
  const start = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'halyard-report-'))
  try {
    const file = join(folder, 'report.json')
    const vitest = [process.execPath, vitestArgs(project, file)]
    const [command, args] = dockerProjects.includes(project) ? await inOwnNetwork(...vitest) : vitest
    const { code, output } = await capture(command, args, { env: environment })
    const { testResults = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const { passed, failed } = countReport(testResults)
    const ok = code === 0 && failed === 0
    report(`tests: ${project}`, ok, start, `${passed} passed, ${failed} failed`)
    for (const line of slowestFiles(testResults)) console.log(indent(line))
    if (!ok) console.log(indent(failuresIn(output)))
    // The runner may fail without a failed test, for example in its setup.
    return { passed, failed: ok ? 0 : Math.max(failed, 1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs each list in order, and the lists side by side. */
const sideBySide = (lists) =>
  Promise.all(
    lists.map(async (steps) => {
      for (const step of steps) await step()
    }),
  )

/**
 * Runs all steps even when one fails, and prints the totals last: the steps of `before` in order, then side by side the
 * checks, the fast projects and the lists of slow projects.
 */
export async function runSuite({ before = [], slow = [] } = {}) {
  const total = { passed: 0, failed: 0 }
  const counted = (step) => async () => {
    const { passed, failed } = await step()
    total.passed += passed
    total.failed += failed
  }
  const project = (name) => counted(() => runProject(name))
  const [half, rest] = [checks.slice(0, 5), checks.slice(5)].map((some) =>
    some.map((check) => counted(() => runCheck(check))),
  )
  await sideBySide([before.map(counted)])
  // Tests of every kind wait now and then, and the others use that time.
  await sideBySide([
    half,
    [...rest, ...fastProjects.map(project)],
    ...slow.map((names) => names.map(project)),
  ])
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}
