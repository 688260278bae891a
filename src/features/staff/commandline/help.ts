import { typosBetween } from '#knowledge/animals/breeds/typos.ts'
import type { Call } from '#platform/contract/call.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import * as contract from '../contract.ts'
import { type Argument, argumentsOf, isId, kebab } from './arguments.ts'
import { isFinal } from './confirmation.ts'
import { shortId } from './shortid.ts'
import { aligned } from './table.ts'

/** The call that is named in the way of a command line, `pack-chip-order`. Throws a sentence with the nearest where there is none. */
export function callNamed(calls: readonly Call[], typed: string): Call {
  const call = calls.find(({ name }) => kebab(name) === typed)
  if (call) return call
  const near = nearest(
    calls.map(({ name }) => kebab(name)),
    typed.toLowerCase(),
  )
  const meant = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
  throw new Error(`There’s no command called ${typed}.${meant} Run npm run staff to list them all.`)
}

/** One slip for every three letters, and no more than three. */
const mostTypos = (typed: string) => Math.min(3, Math.floor(typed.length / 3))

/** Up to three names that were probably meant: the fewest slips away, else those that have the most of the words in them. */
function nearest(names: readonly string[], typed: string): string[] {
  const most = mostTypos(typed)
  const slips = names.map((name) => ({ name, far: typosBetween(typed, name, most).whole }))
  const [first, ...others] = slips.filter(({ far }) => far <= most).toSorted((one, other) => one.far - other.far)
  if (first) return [first, ...others.filter(({ far }) => far === first.far)].map(({ name }) => name).slice(0, 3)
  const parts = typed.split(/[\s-]+/).filter((part) => part.length > 2)
  const places = names.map((name) => ({ name, at: parts.map((part) => placeIn(name, part)).filter((at) => at >= 0) }))
  const mostParts = Math.max(1, ...places.map(({ at }) => at.length))
  return places
    .filter(({ at }) => at.length === mostParts)
    .toSorted((one, other) => Math.min(...one.at) - Math.min(...other.at) || one.name.length - other.name.length)
    .map(({ name }) => name)
    .slice(0, 3)
}

/** Where a word stands in a name, which counts for less where only its singular does; -1 where it doesn’t. */
function placeIn(name: string, word: string): number {
  if (name.includes(word)) return name.indexOf(word)
  const singular = word.replace(/s$/, '')
  return name.includes(singular) ? name.indexOf(singular) + name.length : -1
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
  return [
    'Someone on the phone? Start with npm run staff -- find <name, e-mail address, phone number, postcode or chip number>',
    ...groups,
    'Run npm run staff -- <command> --help to see what a command takes, with an example.',
  ].join('\n\n')
}

const nounOf = ({ path }: Call) => path.split('/')[0] ?? path

/** What one call does, takes and may refuse. */
export function helpOf(call: Call): string {
  const all = argumentsOf(call)
  const usage = ['npm run staff --', kebab(call.name), ...all.map(usageOf)].join(' ')
  const refusals = Object.entries(call.refuses).map(([code, [, words]]) => [code, words])
  const bare = all.filter((argument) => argument.bare).map(({ flag }) => `--${flag}`)
  return [
    usage,
    call.summary,
    `Example:\n  npm run staff -- ${[kebab(call.name), ...exampleOf(call).map(quoted)].join(' ')}`,
    ...(all.length > 0 ? [indented(aligned(all.map((argument) => describe(argument))))] : []),
    ...(bare.length > 0 ? [`You can leave out ${bare.join(' and ')} and type what follows it straight after ${kebab(call.name)}.`] : []),
    ...(isFinal(call) ? ['It shows what will happen and asks before it does anything. In a script, add --yes.'] : []),
    'Every command takes: --as <e-mail address> your staff account (or set STAFF_EMAIL), --json to print the data, --help to print this.',
    ...(refusals.length > 0 ? [`It can refuse with:\n${indented(aligned(refusals))}`] : []),
  ].join('\n\n')
}

/** What the example of some calls has instead of all that's needed or may be typed without a flag. */
const SHOWN: ReadonlyMap<Call, readonly string[]> = new Map<Call, readonly string[]>([
  [contract.raiseChipAllowance, ['email', 'more', 'lastDay', 'reason']],
  [contract.recordPayment, ['orderId', 'pence', 'receivedBy', 'reference']],
])

/** What somebody could type after the name of a call: whatever it needs, and an amount. */
export function exampleOf(call: Call): string[] {
  const fields = SHOWN.get(call)
  if (fields) {
    const typed = argumentsOf(call).filter(({ field }) => fields.includes(field))
    return typed.flatMap((argument) => [`--${argument.flag}`, exampleValue(argument)])
  }
  const shown = argumentsOf(call).filter(({ required, bare }) => required || bare)
  return [
    ...shown.filter(({ bare }) => bare).map(exampleValue),
    ...shown.filter(({ bare }) => !bare).flatMap((argument) => [`--${argument.flag}`, exampleValue(argument)]),
  ]
}

function exampleValue({ schema, money }: Argument): string {
  const { examples, enum: values = [] } = schema
  const [example = values[0] ?? ''] = examples
  if (money) return moneyText(Number(example))
  if (isId(schema)) return shortId(String(example))
  return typeof example === 'object' ? JSON.stringify(example) : String(example)
}

/** A word as the shell reads it whole. */
function quoted(word: string): string {
  if (/^[\w@.:/£-]+$/.test(word)) return word
  return /["$`\\]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`
}

function usageOf({ flag, required, schema, money }: Argument): string {
  const kind = money ? 'amount' : kindOf(schema)
  const words = schema.type === 'boolean' ? `--${flag}` : `--${flag} <${kind}>${schema.type === 'array' ? ' …' : ''}`
  return required ? words : `[${words}]`
}

function kindOf({ type, format, enum: values, items }: Argument['schema']): string {
  if (values) return values.join('|')
  if (type === 'array') return items?.type === 'object' ? 'JSON' : 'text'
  if (type === 'integer' || type === 'number') return 'number'
  const formats: Record<string, string> = { uuid: 'id', email: 'e-mail address', date: 'date' }
  return formats[format ?? ''] ?? 'text'
}

function describe(argument: Argument): string[] {
  const { description, examples } = argument.schema
  const [example] = examples
  const shown = typeof example === 'object' ? `'${JSON.stringify(example)}'` : exampleValue(argument)
  const words = example === undefined ? [description] : [description, `for example ${shown}`]
  return [`--${argument.flag}`, argument.required ? 'needed' : '', words.filter(Boolean).join(' · ')]
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')
