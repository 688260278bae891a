import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as z from 'zod'
import type { Call } from '#platform/contract/call.ts'

/** One field of a call, as it is typed: `--order-id 019aa000-…`. */
export interface Argument {
  /** The name of the field in the contract. */
  field: string
  /** The same as it is typed, without the dashes. */
  flag: string
  schema: Schema
  required: boolean
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
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The arguments of a call, made from its contract. */
export function argumentsOf(call: Call): Argument[] {
  const { properties, required } = Fields.parse(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }))
  return Object.entries(properties).map(([field, schema]) => ({ field, flag: kebab(field), schema, required: required.includes(field) }))
}

export interface Typed {
  fields: Record<string, unknown>
  as: string | undefined
  json: boolean
  help: boolean
}

/** Reads what was typed after the name of a call. Throws a sentence where a flag is unknown; what is in the fields is the contract's to check. */
export function readArguments(call: Call, words: string[]): Typed {
  const all = argumentsOf(call)
  const options = Object.fromEntries(all.map(({ flag, schema }) => [flag, optionOf(schema)]))
  const { values } = parseArgs({ args: words, options: { ...options, ...ALWAYS } })
  const { as, json = false, help = false } = values
  const given: Record<string, unknown> = values
  const typed = all.filter(({ flag }) => given[flag] !== undefined)
  const fields = Object.fromEntries(typed.map(({ field, flag, schema }) => [field, valueOf(flag, schema, given[flag])]))
  return { fields, as, json, help }
}

function optionOf({ type }: Schema) {
  return { type: type === 'boolean' ? ('boolean' as const) : ('string' as const), multiple: type === 'array' }
}

function valueOf(flag: string, schema: { type?: string | undefined; items?: Schema['items'] }, typed: unknown): unknown {
  if (Array.isArray(typed)) return typed.map((one) => valueOf(flag, schema.items ?? {}, one))
  if (typeof typed !== 'string') return typed
  if (schema.type === 'object') return objectIn(flag, typed)
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return isNumber && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed
}

function objectIn(flag: string, typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    throw new Error(`--${flag} takes JSON, like '{"line": 1, "pieces": 2}'`)
  }
}
