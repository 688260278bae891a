import * as z from 'zod'

const SECRET = /password|otp|pin|code|captcha|token/i
const Kept = z.record(z.string(), z.unknown())

/** Keeps a half-filled form for this tab. Secrets stay out. */
export function keepDraft(name: string, values: Record<string, unknown>) {
  const plain = Object.entries(values).filter(([field]) => !SECRET.test(field))
  sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(plain)))
}

/** The kept fields of a form laid over its initial values. */
export function readDraft<Values extends Record<string, unknown>>(name: string, initial: Values): Values {
  const kept = Kept.safeParse(parsed(sessionStorage.getItem(keyOf(name))))
  if (!kept.success) return initial
  const known = Object.entries(kept.data).filter(([field, value]) => sameKind(initial[field], value))
  return { ...initial, ...Object.fromEntries(known) }
}

export function clearDraft(name: string) {
  sessionStorage.removeItem(keyOf(name))
}

const keyOf = (name: string) => `homeward.draft.${name}`

/** A form that has changed since the draft was kept must not be given what it cannot show. */
function sameKind(a: unknown, b: unknown) {
  return a !== undefined && (a === null || (typeof a === typeof b && Array.isArray(a) === Array.isArray(b)))
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
