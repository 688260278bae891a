import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressOf, type Call } from '#platform/contract/call.ts'
import type { Feature } from '#platform/extension.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Lifecycle } from '#platform/law/lifecycle.ts'
import type { Handler } from './answer.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')

/** Finds every call of every feature. Throws unless each contract entry has exactly one handler, in the file of its name. */
export async function findHandlers(): Promise<Handler[]> {
  const contract = await findContract()
  const handlers: Handler[] = []
  for (const file of filesOf('features/*/calls/*.ts')) {
    const { default: handler } = await import(pathToFileURL(file).href)
    const name = path.basename(file, '.ts')
    if (handler?.call?.name !== name) throw new Error(`${file} must answer the call ${name}`)
    handlers.push(handler)
  }
  const answered = new Set(handlers.map((handler) => handler.call.name))
  const unanswered = contract.filter((call) => !answered.has(call.name))
  if (unanswered.length > 0) throw new Error(`No handler answers ${unanswered.map((call) => call.name).join(', ')}`)
  return handlers
}

/** The handler of one call, without the others. */
export async function findHandler({ name }: Call): Promise<Handler> {
  const [file = name] = filesOf(`features/*/calls/${name}.ts`)
  return (await import(pathToFileURL(file).href)).default
}

/** Every entry of every feature's contract. Throws when two entries share a name or an address. */
export async function findContract(): Promise<Call[]> {
  const calls: Call[] = []
  for (const file of filesOf('features/*/contract.ts')) {
    const module: Record<string, unknown> = await import(pathToFileURL(file).href)
    calls.push(...Object.values(module).filter(isCall))
  }
  for (const [part, of] of [
    ['name', ({ name }: Call) => name],
    ['address', addressOf],
  ] as const) {
    const twice = calls.map(of).filter((value, index, all) => all.indexOf(value) !== index)
    if (twice.length > 0) throw new Error(`The contract has two entries with the ${part} ${twice.join(', ')}`)
  }
  return calls.sort((a, b) => a.path.localeCompare(b.path))
}

/** What these features contribute, in this order. One that has nothing for the others has no `feature.ts`. */
export async function findFeatures(names: readonly string[]): Promise<Feature[]> {
  const there = new Set(filesOf('features/*/feature.ts'))
  const files = names.map((name) => path.join(SOURCE, 'features', name, 'feature.ts')).filter((file) => there.has(file))
  return Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)).default))
}

/** Every lifecycle of every feature. */
export async function findLifecycles(): Promise<Lifecycle[]> {
  const modules = await Promise.all(filesOf('features/*/lifecycle.ts').map((file) => import(pathToFileURL(file).href)))
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module).filter(isLifecycle))
}

export async function findJobs(): Promise<Job[]> {
  const files = [
    ...filesOf('features/*/jobs/*.ts'),
    ...filesOf('platform/jobs/{deliverMessage,forgetOldAnswers,sealHistory,sendHeldMessages,takeBackup}.ts'),
  ]
  return Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)).default))
}

function filesOf(pattern: string) {
  return globSync(pattern, { cwd: SOURCE })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(SOURCE, file))
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'refuses' in value && 'path' in value && 'method' in value
}

function isLifecycle(value: unknown): value is Lifecycle {
  return typeof value === 'object' && value !== null && 'table' in value && 'states' in value && 'moves' in value
}
