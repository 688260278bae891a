import fc from 'fast-check'
import * as z from 'zod'
import type { Known } from './known.ts'
import { junk, textFor, words } from './texts.ts'

type Arbitrary = fc.Arbitrary<unknown>

/** What JSON Schema says of a value, as far as an input needs it. */
const Schema = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  prefixItems: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  minimum: z.number().default(-1000),
  maximum: z.number().default(1000),
  maxLength: z.number().default(300),
})
type Schema = z.output<typeof Schema>

/** Half-right inputs, from what a schema says: mostly what it asks for, now and then a part that is missing, too much or of another kind. */
export function inputsOf(shape: z.ZodType, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const right = valueOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }), '', known)
  return right.filter(isRecord)
}

/** An input as the address of a GET carries it. */
export function queryOf(input: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)]))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function valueOf(written: unknown, name: string, known: Known): Arbitrary {
  const schema = Schema.parse(written)
  const { anyOf = schema.oneOf, enum: choices } = schema
  if (anyOf) return fc.oneof(...anyOf.map((one) => valueOf(one, name, known)))
  if (schema.const !== undefined) return mostly(fc.constant(schema.const))
  if (choices) return mostly(fc.constantFrom(...choices))
  if (schema.type === 'object') return objectOf(schema, known)
  if (schema.type === 'array') return listOf(schema, name, known)
  return mostly(simple(schema, name, known))
}

const mostly = (right: Arbitrary): Arbitrary => fc.oneof({ weight: 24, arbitrary: right }, { weight: 1, arbitrary: junk })

function objectOf({ properties = {}, required }: Schema, known: Known): Arbitrary {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, written]) => [name, valueOf(written, name, known)]))
  const whole = fc.record(parts, { requiredKeys: required.filter((name) => name in parts) })
  return fc.oneof({ weight: 12, arbitrary: whole }, { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) })
}

function listOf({ items, prefixItems, minItems = 0, maxItems = 5 }: Schema, name: string, known: Known): Arbitrary {
  if (prefixItems) return mostly(fc.tuple(...prefixItems.map((one) => valueOf(one, name, known))))
  const item = items === undefined ? junk : valueOf(items, name, known)
  const few = fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) })
  return fc.oneof(
    { weight: 20, arbitrary: few },
    { weight: 1, arbitrary: fc.array(item, { minLength: maxItems, maxLength: maxItems + 1 }) },
  )
}

function simple(schema: Schema, name: string, known: Known): Arbitrary {
  switch (schema.type) {
    case 'string':
      return text(schema, name, known)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return numbers(schema, fc.integer(bounds(schema)))
    case 'number':
      return numbers(schema, fc.double({ ...bounds(schema), noNaN: true }))
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(junk, words(40), fc.integer({ min: 0, max: 200 }))
  }
}

/** Mostly numbers between the bounds, and now and then the bounds themselves. */
const numbers = ({ minimum, maximum }: Schema, between: fc.Arbitrary<number>): Arbitrary =>
  fc.oneof({ weight: 9, arbitrary: between }, { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) })

/** Where a schema names no bounds but those of its kind, small numbers say more than nearly endless ones. */
function bounds({ minimum, maximum }: Schema) {
  const isOpen = maximum >= Number.MAX_SAFE_INTEGER
  return { min: Math.max(minimum, isOpen ? 0 : -1_000_000), max: isOpen ? Math.max(minimum, 0) + 100 : maximum }
}

function text({ format, maxLength }: Schema, name: string, known: Known): Arbitrary {
  if (format === 'uuid')
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known.idsFor(name)) }, { weight: 1, arbitrary: fc.uuid() })
  if (format === 'date') return day
  if (format === 'date-time') return day.map((date) => `${date}T12:00:00.000Z`)
  return textFor(format ?? name, name, known) ?? words(maxLength)
}

const day = fc.oneof(
  fc.date({ min: new Date('2000-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('0001-01-01', '9999-12-31', '2024-02-29'),
)
