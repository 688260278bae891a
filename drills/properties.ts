import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Amounts, Outcome } from './drill.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Runs every test that leaves something to chance, each round from the next seed. */
export async function properties(seed: number, { rounds = 5 }: Amounts): Promise<Outcome> {
  const files = globSync('{src,database}/**/*.test.ts', { cwd: ROOT }).filter((file) => isOfChance(path.join(ROOT, file)))
  const wrong: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const complaint = await run(files, seed + round)
    if (complaint) wrong.push(`HOMEWARD_SEED=${seed + round}: ${complaint}`)
  }
  return { did: `${files.length} test files, ${rounds} seeds`, wrong }
}

const isOfChance = (file: string) => /from 'fast-check'/.test(readFileSync(file, 'utf8'))

/** Null, or what vitest said of the failure. */
function run(files: readonly string[], seed: number): Promise<string | null> {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, HOMEWARD_SEED: String(seed), NO_COLOR: '1' }
  return new Promise((done) => {
    execFile(process.execPath, [vitest, 'run', ...files], { cwd: ROOT, env, maxBuffer: 2 ** 26 }, (error, printed, complaint) =>
      done(error ? `${printed}\n${complaint}`.slice(-6000) : null),
    )
  })
}
