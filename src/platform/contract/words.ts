import * as z from 'zod'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

/** Gives every wrong field a sentence that says what to do. Called once by the server and once by the browser. */
export function speakPlainly() {
  z.config({ customError: sentence })
}

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
      return `There is no field called ${issue.keys.map((key) => `'${key}'`).join(' or ')} here`
    case 'not_multiple_of':
      return `${Name} must be a whole number`
    default:
      return `Check the ${name}`
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, name: string, Name: string) {
  if (issue.origin === 'string')
    return Number(issue.minimum) <= 1 ? `Enter the ${name}` : `${Name} must have at least ${issue.minimum} characters`
  if (issue.origin === 'array') return `Give at least ${issue.minimum} ${name}`
  return `${Name} must be ${issue.minimum} or more`
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, Name: string) {
  if (issue.origin === 'string') return `${Name} must be ${issue.maximum} characters or fewer`
  if (issue.origin === 'array') return `${Name}: ${issue.maximum} at most`
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
  return String(last)
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()
    .replace(/ id$/, '')
    .replace(/\bemail\b/, 'e-mail')
}

/** The first sentence for each wrong field, keyed by its dotted path; what belongs to no field stands under `''`. */
export function fieldSentences(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) if (!fields.has(path)) fields.set(path, issue.message)
  }
  // Built from entries, because a key that a stranger chose may be `constructor` or `__proto__`.
  return Object.fromEntries(fields)
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'))
  return [issue.path.join('.')]
}
