import * as z from 'zod'
import { cut } from '#platform/text/cut.ts'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

/** Gives every wrong field a sentence that says what to do. Called once by the server and once by the browser. */
export function useOurErrorMessages() {
  z.config({ customError: (issue) => cut(sentence(issue)) })
}

/** What to do where a field is left empty; it stands with the shape, and is the same in a form and in an answer of the server. */
const asks = z.registry<{ ask: string }>()

/** A shape that says what to do where nothing is given: `asking('Enter the date of birth', IsoDate)`. */
export function asking<Shape extends z.ZodType>(ask: string, shape: Shape): Shape {
  const own = shape.clone()
  asks.add(own, { ask })
  return own
}

/** How dates are asked for: a program writes them in one way, a form has three boxes. */
const THREE_BOXES = 'Enter a real date, for example 27 3 2021'

/** Reads an input with the sentences of its shape. */
export function readInput<Shape extends z.ZodType>(shape: Shape, input: unknown, { from }: { from: 'form' | 'program' }) {
  return shape.safeParse(input, {
    error: (issue) => {
      // What tells the kinds of a thing apart is a question of its own.
      if (isNothing(issue.input) || issue.code === 'invalid_union') return askAt(shape, issue.path ?? [], input)
      return from === 'form' && issue.code === 'invalid_format' && issue.format === 'date' ? THREE_BOXES : undefined
    },
  })
}

const isNothing = (given: unknown) => given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0)

/** `given` is what was sent for `shape`: it tells which of several kinds of a thing is meant. */
function askAt(shape: z.core.$ZodType | undefined, path: PropertyKey[], given: unknown): string | undefined {
  if (!shape) return undefined
  const [key, ...rest] = path
  if (key === undefined && asks.has(shape)) return asks.get(shape)?.ask
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault || shape instanceof z.ZodPrefault)
    return askAt(shape.unwrap(), path, given)
  if (shape instanceof z.ZodPipe) return askAt(shape.in, path, given)
  if (shape instanceof z.ZodUnion) return firstAsk(meant(shape, given), path, given)
  if (key === undefined) return undefined
  if (shape instanceof z.ZodArray) return askAt(shape.element, rest, partOf(given, key))
  return shape instanceof z.ZodObject && typeof key === 'string' ? askAt(shape.shape[key], rest, partOf(given, key)) : undefined
}

const partOf = (given: unknown, key: PropertyKey): unknown =>
  typeof given === 'object' && given !== null ? Reflect.get(given, key) : undefined

/** The kinds of a thing that what was given may be; all of them where it doesn’t say. */
function meant(shape: z.ZodUnion, given: unknown): readonly z.core.$ZodType[] {
  if (!(shape instanceof z.ZodDiscriminatedUnion)) return shape.options
  const { discriminator } = shape.def
  const fitting = shape.options.filter((option) => isOfKind(option, discriminator, partOf(given, discriminator)))
  return fitting.length > 0 ? fitting : shape.options
}

function isOfKind(option: z.core.$ZodType, discriminator: string, kind: unknown): boolean {
  if (option instanceof z.ZodUnion) return option.options.some((one) => isOfKind(one, discriminator, kind))
  return option instanceof z.ZodObject && z.safeParse(option.shape[discriminator], kind).success
}

function firstAsk(options: readonly z.core.$ZodType[], path: PropertyKey[], given: unknown): string | undefined {
  for (const option of options) {
    const ask = askAt(option, path, given)
    if (ask) return ask
  }
  return undefined
}

/** However much somebody sends, what they hear of it stays short. */
export const MOST_FIELDS = 20
const LONGEST_NAME = 40
const LONGEST_PATH = 120

function sentence(issue: Issue): string {
  const name = label(issue.path ?? [])
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? `Enter the ${name}` : `${Name} must be ${kind(issue.expected)}`
    case 'too_small':
      return tooSmall(issue, name, Name)
    case 'too_big':
      return tooBig(issue, Name)
    case 'invalid_value':
      return `Choose the ${name}: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return format(issue.format, name, Name)
    case 'unrecognized_keys':
      return noField(issue.keys[0] ?? '')
    case 'not_multiple_of':
      return `${Name} must be a whole number`
    default:
      return `Check the ${name}`
  }
}

const noField = (key: string) => `There’s no field called '${cut(key, LONGEST_NAME)}' here`

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, name: string, Name: string) {
  if (issue.origin === 'string')
    return Number(issue.minimum) <= 1 ? `Enter the ${name}` : `${Name} must have at least ${issue.minimum} characters`
  if (issue.origin === 'array') return `Add at least ${issue.minimum} ${name}`
  return `${Name} must be ${issue.minimum} or more`
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, Name: string) {
  if (issue.origin === 'string') return `${Name} must be ${issue.maximum} characters or fewer`
  if (issue.origin === 'array') return `${Name}: no more than ${issue.maximum}`
  return `${Name} must be ${issue.maximum} or less`
}

function format(wanted: string, name: string, Name: string) {
  if (wanted === 'email') return 'Enter an e-mail address like name@example.com'
  if (wanted === 'date') return `${Name} must be a date like 2024-03-27`
  if (wanted === 'datetime') return `${Name} must be a time like 2024-03-27T09:30:00Z`
  return `Check the ${name}`
}

function kind(expected: string) {
  const words: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
  }
  return words[expected] ?? `a ${expected}`
}

/** `['address', 'addressLine1']` → `address line 1`. */
function label(path: PropertyKey[]) {
  const last = path.findLast((part) => typeof part === 'string') ?? 'answer'
  return cut(String(last), LONGEST_NAME)
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()
    .replace(/ id$/, '')
    .replace(/\bemail\b/, 'e-mail')
}

/** The first sentence for each wrong field, keyed by its dotted path, for the first twenty fields; what belongs to no field stands under `''`. */
export function fieldSentences(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [path, words] of sentencesOf(error)) {
    if (fields.size === MOST_FIELDS) break
    if (!fields.has(path)) fields.set(path, words)
  }
  // Built from entries, because a key that a stranger chose may be `constructor` or `__proto__`.
  return Object.fromEntries(fields)
}

function* sentencesOf(error: z.ZodError): Generator<[path: string, words: string]> {
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') yield [dotted(issue.path), issue.message]
    else for (const key of issue.keys) yield [dotted([...issue.path, key]), noField(key)]
  }
}

/** The path of a field as an answer names it: `address.line1`. */
export const dotted = (path: readonly PropertyKey[]) => cut(path.map((part) => cut(String(part), LONGEST_NAME)).join('.'), LONGEST_PATH)
