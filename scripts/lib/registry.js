import { capture } from './child.js'
import { LauncherError } from './log.js'

const answerLimitMs = 3000
const processLimitMs = 5000
const oneTry = ['--fetch-retries=0', `--fetch-timeout=${answerLimitMs}`]

/** npm as a command with its first arguments. Prefers the npm that started this process. */
export function npmCommand() {
  const script = process.env.npm_execpath
  return script && /npm-cli\.c?js$/.test(script) ? [process.execPath, [script]] : ['npm', []]
}

async function npm(...words) {
  const [command, args] = npmCommand()
  return capture(command, [...args, ...words], { timeoutMs: processLimitMs })
}

/**
 * Whether the package registry responds to npm, through npm's own proxies and settings. An error response counts:
 * some registries have no `/-/ping`.
 */
export async function registryAnswers() {
  const { code, output } = await npm('ping', ...oneTry)
  return code === 0 || /\bcode E[45]\d\d\b/.test(output)
}

/** The error for a package that is not on this machine while the registry does not respond. */
export async function offlineError(what) {
  const { output } = await npm('config', 'get', 'registry')
  const registry = output.split('\n').at(-1)?.trim()
  return new LauncherError(
    `${what} cannot be downloaded: the package registry ${registry} does not respond. The first start needs it. ` +
      'Check the network and the proxy settings of npm, then start again.',
  )
}
