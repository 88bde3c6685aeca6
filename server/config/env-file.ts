import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type EnvFile = { values: NodeJS.Dict<string>; problems: string[] }

const assignment = /^\s*(export\s+)?[A-Za-z_]\w*\s*=/
const quoted = /=\s*(["'`])(?:(?!\1)[^])*\1/g

/** The values of a `.env` file (none if it does not exist), and its invalid lines. */
export function readEnvFile(file: string): EnvFile {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return { values: {}, problems: code === 'ENOENT' ? [] : [`.env: cannot be read (${code})`] }
  }
  // Lines inside quotes belong to the value.
  const lines = text.replace(quoted, (value) => `=${'\n'.repeat(value.split('\n').length - 1)}`).split('\n')
  const problems = lines.flatMap((line, index) =>
    line.trim() === '' || line.trim().startsWith('#') || assignment.test(line)
      ? []
      : [`.env, line ${index + 1}: not NAME=value`],
  )
  return { values: parseEnv(text), problems }
}
