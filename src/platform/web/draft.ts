import { jsonIn, partOf } from './read.ts'

const SECRET = /password|otp|pin|code|captcha|token/i

/** Keeps a half-filled form for this tab. Secrets stay out. */
export function keepDraft(name: string, values: Record<string, unknown>) {
  const plain = Object.entries(values).filter(([field]) => !SECRET.test(field))
  sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(plain)))
}

/** The kept fields of a form laid over its initial values. A field that has changed its kind since is left as it starts. */
export function readDraft<Values extends Record<string, unknown>>(name: string, initial: Values): Values {
  const kept = jsonIn(sessionStorage.getItem(keyOf(name)))
  const fields = Object.keys(initial).map((field) => [field, partOf(kept, field)] as const)
  return { ...initial, ...Object.fromEntries(fields.filter(([field, value]) => value !== undefined && sameKind(initial[field], value))) }
}

export function clearDraft(name: string) {
  sessionStorage.removeItem(keyOf(name))
}

const keyOf = (name: string) => `homeward.draft.${name}`

function sameKind(start: unknown, kept: unknown) {
  return start === null || (typeof start === typeof kept && Array.isArray(start) === Array.isArray(kept))
}
