import { capture } from './child.js'
import { LauncherError } from './log.js'

const answerLimitMs = 3000
const processLimitMs = 5000
const oneTry = ['--fetch-retries=0', `--fetch-timeout=${answerLimitMs}`]

/** npm as a command and its first arguments: the one that started this process, where one did. */
export function npmCommand() {
  const script = process.env.npm_execpath
  return script && /npm-cli\.c?js$/.test(script) ? [process.execPath, [script]] : ['npm', []]
}

async function npm(...words) {
  const [command, args] = npmCommand()
  return capture(command, [...args, ...words], { timeoutMs: processLimitMs })
}

/**
 * Whether npm gets an answer from the package registry, over its own proxies and settings. A refusal is an answer
 * too: some registries have no `/-/ping`.
 */
export async function registryAnswers() {
  const { code, output } = await npm('ping', ...oneTry)
  return code === 0 || /\bcode E[45]\d\d\b/.test(output)
}

/** A package is not on this machine, and the registry does not answer. */
export async function offlineError(what) {
  const { output } = await npm('config', 'get', 'registry')
  const registry = output.split('\n').at(-1)?.trim()
  return new LauncherError(
    `${what} cannot be fetched: the package registry ${registry} does not answer. The first start needs it. ` +
      'Check the network and the proxy settings of npm, then start again.',
  )
}
