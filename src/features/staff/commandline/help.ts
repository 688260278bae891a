import type { Call } from '#platform/contract/call.ts'
import { type Argument, argumentsOf, kebab } from './arguments.ts'
import { aligned } from './table.ts'

/** The call that is named in the way of a command line, `pack-chip-order`. Throws a sentence where there is none. */
export function callNamed(calls: readonly Call[], typed: string): Call {
  const call = calls.find(({ name }) => kebab(name) === typed)
  if (!call) throw new Error(`There’s no call named ${typed}. Run npm run staff to list them.`)
  return call
}

/** Every call with its summary, by noun. */
export function listOf(calls: readonly Call[]): string {
  const nouns = Map.groupBy(
    calls.toSorted((one, other) => one.path.localeCompare(other.path)),
    nounOf,
  )
  const width = Math.max(...calls.map(({ name }) => kebab(name).length))
  const groups = [...nouns].map(([noun, those]) =>
    [noun, ...those.map(({ name, summary }) => `  ${kebab(name).padEnd(width)}  ${summary}`)].join('\n'),
  )
  return [...groups, 'Run npm run staff -- <call> --help to see a call’s options.'].join('\n\n')
}

const nounOf = ({ path }: Call) => path.split('/')[0] ?? path

/** What one call does, takes and may refuse. */
export function helpOf(call: Call): string {
  const all = argumentsOf(call)
  const usage = ['npm run staff --', kebab(call.name), ...all.map(usageOf)].join(' ')
  const refusals = Object.entries(call.refuses).map(([code, [, words]]) => [code, words])
  return [
    usage,
    call.summary,
    ...(all.length > 0
      ? [indented(aligned(all.map(({ flag, required, schema }) => [`--${flag}`, required ? 'needed' : '', describe(schema)])))]
      : []),
    'Every call takes: --as <e-mail address> your staff account (or set STAFF_EMAIL), --json to print the data, --help to print this.',
    ...(refusals.length > 0 ? [`It can refuse with:\n${indented(aligned(refusals))}`] : []),
  ].join('\n\n')
}

function usageOf({ flag, required, schema }: Argument): string {
  const words = schema.type === 'boolean' ? `--${flag}` : `--${flag} <${kindOf(schema)}>${schema.type === 'array' ? ' …' : ''}`
  return required ? words : `[${words}]`
}

function kindOf({ type, format, enum: values, items }: Argument['schema']): string {
  if (values) return values.join('|')
  if (type === 'array') return items?.type === 'object' ? 'JSON' : 'text'
  if (type === 'integer' || type === 'number') return 'number'
  const formats: Record<string, string> = { uuid: 'id', email: 'e-mail address', date: 'date' }
  return formats[format ?? ''] ?? 'text'
}

function describe({ description, examples: [example] }: Argument['schema']): string {
  if (example === undefined) return description
  return `${description} · for example ${typeof example === 'object' ? `'${JSON.stringify(example)}'` : String(example)}`
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')
