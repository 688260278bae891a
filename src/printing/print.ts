import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { partnerOpenapi } from '#features/partners/rest/openapi.ts'
import type { Lifecycle } from '#platform/law/lifecycle.ts'
import { findContract } from '#platform/server/find.ts'
import { openapi } from '#platform/server/openapi.ts'
import { printCalls } from './calls.ts'
import { decisionsIn, printDecisions } from './decisions.ts'
import { printLifecycles } from './lifecycles.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** The documents that are printed from the code, by their path in the repository. */
export async function printAll(): Promise<Record<string, string>> {
  const contract = await findContract()
  return {
    'docs/calls.md': printCalls(contract),
    'docs/lifecycles.md': printLifecycles(await findLaws()),
    'docs/decisions/README.md': printDecisions(decisionsIn(path.join(ROOT, 'docs/decisions'))),
    'docs/partner-openapi.json': `${JSON.stringify(partnerOpenapi(), null, 2)}\n`,
    'docs/openapi.json': `${JSON.stringify(openapi(contract), null, 2)}\n`,
  }
}

async function findLaws(): Promise<Lifecycle[]> {
  const files = globSync('src/features/*/lifecycle.ts', { cwd: ROOT }).sort()
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(pathToFileURL(path.join(ROOT, file)).href)))
  const named = modules.flatMap((module) => Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1)))
  return named.map(([, value]) => value).filter(isLifecycle)
}

function isLifecycle(value: unknown): value is Lifecycle {
  return typeof value === 'object' && value !== null && 'starts' in value && 'moves' in value
}
