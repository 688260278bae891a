import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as z from 'zod'
import type { Call } from '#platform/contract/call.ts'
import { readAmount } from './amounts.ts'

/** One field of a call, as it is typed: `--order-id 4f2c91d7`. */
export interface Argument {
  /** The name of the field in the contract. */
  field: string
  /** The same as it is typed, without the dashes. */
  flag: string
  schema: Schema
  required: boolean
  /** It may be typed without its flag, in the order of the contract. */
  bare: boolean
  /** Pence in the contract, typed in pounds. */
  money: boolean
}

const Schema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  description: z.string().default(''),
  examples: z.array(z.unknown()).default([]),
  items: z.looseObject({ type: z.string().optional() }).optional(),
})
type Schema = z.output<typeof Schema>

const Fields = z.looseObject({ properties: z.record(z.string(), Schema).default({}), required: z.array(z.string()).default([]) })

/** What may be typed for every call. */
const ALWAYS = {
  as: { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The arguments of a call, made from its contract. */
export function argumentsOf(call: Call): Argument[] {
  const { properties, required } = Fields.parse(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }))
  return Object.entries(properties).map(([field, schema]) => ({
    field,
    flag: flagOf(field),
    schema,
    required: required.includes(field),
    bare: isId(schema) || BARE.has(field) || (required.includes(field) && schema.enum !== undefined),
    money: isMoney(field),
  }))
}

/** What is searched for: everything that is typed without a flag. */
const SEARCHED = 'words'
/** Beside ids, what needs no flag. */
const BARE = new Set(['email', 'pence', 'file', 'code', 'letterCode', 'chipNumber', SEARCHED])
const isMoney = (field: string) => /^pence$|Pence$/.test(field)
export const isId = ({ format }: Pick<Schema, 'format'>) => format === 'uuid'

/** `pence` is typed as `--amount`, `leastPence` as `--least`: people type pounds. */
export const flagOf = (field: string) => (field === 'pence' ? 'amount' : kebab(field.replace(/Pence$/, '')))

export interface Typed {
  fields: Record<string, unknown>
  as: string | undefined
  json: boolean
  yes: boolean
  help: boolean
}

/**
 * Reads what was typed after the name of a call. Throws a sentence where something isn't understood, so that nothing that was typed is
 * lost; what is in the fields is the contract's to check.
 */
export function readArguments(call: Call, words: string[]): Typed {
  const all = argumentsOf(call)
  const { values, positionals } = parsed(call, all, words)
  const { as, json = false, yes = false, help = false } = values
  const given: Record<string, unknown> = { ...values, ...bareValues(call, all, positionals, values) }
  const typed = all.filter(({ flag }) => given[flag] !== undefined)
  const fields = Object.fromEntries(typed.map((argument) => [argument.field, valueOf(argument, argument.schema, given[argument.flag])]))
  return { fields, as, json, yes, help }
}

function parsed(call: Call, all: readonly Argument[], words: string[]) {
  const options = Object.fromEntries(all.map(({ flag, schema }) => [flag, optionOf(schema)]))
  try {
    return parseArgs({ args: words, options: { ...options, ...ALWAYS }, allowPositionals: true })
  } catch (error) {
    const [what] = error instanceof Error ? error.message.split('. ') : []
    throw new Error(`${what}. ${whatItTakes(call, all)}`, { cause: error })
  }
}

/** What was typed without a flag, each as the next field that may be. Throws a sentence where there is none left for it. */
function bareValues(call: Call, all: readonly Argument[], positionals: string[], flagged: Record<string, unknown>) {
  const open = all.filter(({ flag, bare }) => bare && flagged[flag] === undefined)
  const [first] = open
  if (first?.field === SEARCHED && positionals.length > 0) return { [first.flag]: positionals.join(' ') }
  const left = positionals.slice(open.length)
  if (left.length > 0) throw new Error(`${kebab(call.name)} doesn’t understand “${left.join(' ')}”. ${whatItTakes(call, all)}`)
  return Object.fromEntries(positionals.map((word, index) => [open[index]?.flag, word]))
}

function whatItTakes(call: Call, all: readonly Argument[]) {
  const flags = all.map(({ flag }) => `--${flag}`).join(', ')
  return `${flags ? `It takes ${flags}.` : 'It takes nothing.'} For an example, run npm run staff -- ${kebab(call.name)} --help`
}

function optionOf({ type }: Schema) {
  return { type: type === 'boolean' ? ('boolean' as const) : ('string' as const), multiple: type === 'array' }
}

function valueOf(
  argument: Pick<Argument, 'flag' | 'money'>,
  schema: { type?: string | undefined; format?: string | undefined; items?: Schema['items']; enum?: string[] | undefined },
  typed: unknown,
): unknown {
  if (Array.isArray(typed)) return typed.flatMap((one) => valueOf(argument, schema.items ?? {}, one))
  if (typeof typed !== 'string') return typed
  if (schema.type === 'object') return objectIn(argument.flag, typed)
  if (argument.money) return amountIn(argument.flag, typed)
  if (schema.format === 'date') return isoDay(typed)
  if (schema.enum) return schema.enum.find((choice) => choice.toLowerCase() === typed.trim().toLowerCase()) ?? typed
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return isNumber && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed
}

/** `26/11/2026` → `2026-11-26`; what isn’t a day so is left as it was typed. */
function isoDay(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})$/.exec(typed.trim()) ?? []
  if (!day || !month || !year) return typed
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function objectIn(flag: string, typed: string): unknown {
  const pieces = piecesIn(typed)
  if (pieces) return pieces
  try {
    return JSON.parse(typed)
  } catch {
    throw new Error(`--${flag} takes words like "3 scanner, 2 collar", or JSON like '{"line": 1, "pieces": 2}'`)
  }
}

/** "3 scanner, 2 collar": so many pieces of what is called that; null where it's anything else. */
function piecesIn(typed: string): { what: string; pieces: number }[] | null {
  const parts = typed.split(',').map((part) => /^(\d{1,4}) *[x×]? *([^\s\d{].*)$/.exec(part.trim()))
  const pieces = parts.flatMap((part) => (part ? [{ pieces: Number(part[1]), what: part[2] ?? '' }] : []))
  return pieces.length === parts.length ? pieces : null
}

function amountIn(flag: string, typed: string): number {
  try {
    return readAmount(typed)
  } catch (error) {
    throw new Error(`--${flag}: ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
}
