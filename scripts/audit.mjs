import { execFile } from 'node:child_process'
import { pathWith, root, say } from './run.mjs'

const PATIENCE = 60_000
const WORDS = ['audit', '--omit=dev', '--audit-level=high', '--json']

/** Asks the registry for known holes in what the product runs on. Throws where there is a high one; a registry that does not answer fails nothing. */
export async function audit() {
  const { code, output } = await npm(WORDS)
  say(judge(code, output))
}

/** What an audit found, in a sentence. Throws where that is a hole of high or critical severity. */
export function judge(code, output) {
  const counts = countsIn(output)
  if (!counts) return 'The registry does not answer questions about known holes: not checked.'
  if (code === 0) return `No known hole of high severity in ${counts.dependencies} packages.`
  throw new Error(`Known holes of high or critical severity in ${counts.names.join(', ')}: see \`npm audit --omit=dev\`.`)
}

function countsIn(output) {
  try {
    const { metadata, vulnerabilities } = JSON.parse(output)
    const names = Object.values(vulnerabilities).filter(({ severity }) => severity === 'high' || severity === 'critical')
    return { dependencies: metadata.dependencies.total, names: names.map(({ name }) => name) }
  } catch {
    return undefined
  }
}

function npm(words) {
  const env = { ...process.env, PATH: pathWith({ ours: false }) }
  return new Promise((done) => {
    execFile('npm', words, { cwd: root, env, timeout: PATIENCE, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
      done({ code: error ? 1 : 0, output: stdout }),
    )
  })
}
