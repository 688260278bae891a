import { useSyncExternalStore } from 'react'
import { type Call, MEMBER_ROLES, type MemberRole, type ProfileType, reaches } from '#platform/contract/call.ts'
import { keysOf } from '#platform/keysof.ts'
import { jsonIn, partOf, textIn } from './read.ts'

export const TOKEN_KEY = 'homeward.token'
/** The token of somebody’s own account, while they work as an organisation. */
const OWN_KEY = 'homeward.own'

/** Who is signed in on this browser, read from the stored token. */
export interface Session {
  token: string
  sub: string
  name: string
  email: string
  /** Its last three digits: `•••• 101`, or nothing. */
  mobile: string
  /** The profile types as the token has them, separated by commas. */
  userType: string
  profileTypes: string[]
  /** For how many organisations they work. */
  organisations: number
  /** Who works as this organisation, their role there and whether they’re a verified implanter; null where an account is its holder’s own. */
  working: { member: string; role: MemberRole; isQualified?: boolean } | null
  /** When the token ends, in seconds since 1970. */
  exp: number
}

type Holder = Pick<Session, 'profileTypes'> & Partial<Pick<Session, 'working'>>

/** Whether somebody holds a profile type. */
export const holds = (type: ProfileType, session: Holder | null): boolean => session?.profileTypes.includes(type) ?? false

/** The entries of a table for the profile types that somebody holds, in the table's order. */
export const heldIn = <Entry>(table: Partial<Record<ProfileType, Entry>>, session: Holder | null): Entry[] =>
  keysOf(table).flatMap((type) => (holds(type, session) ? (table[type] ?? []) : []))

/** Whether the contract lets somebody ask. The server decides; this only spares the person a refusal. */
export const mayAsk = (
  { who, acting = 'self' }: Pick<Call, 'who'> & Partial<Pick<Call, 'acting'>>,
  { profileTypes, working = null }: Holder,
): boolean =>
  (typeof who === 'string' || who.some((role) => profileTypes.includes(role))) &&
  (working === null || (reaches(working.role, acting) && (acting !== 'qualified' || working.isQualified === true)))

const listeners = new Set<() => void>()
let known: { token: string | null; session: Session | null } = { token: null, session: null }

/** The session of this browser; `null` when signed out, while hydrating and on the server. Follows sign-ins and sign-outs of other tabs. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSession, readSession, () => null)
}

/** The session now; `null` when there is no token, when it is past its time, or when it cannot be read. */
export function readSession(now = Date.now()): Session | null {
  const token = stored()
  if (token !== known.token) known = { token, session: token ? decode(token) : null }
  return isPast(known.session, now) ? null : known.session
}

/** The raw token to send. One that is past its time is kept back, so that a public page does not end at the sign-in page. */
export function readToken(now = Date.now()): string | null {
  return isPast(readSession(0), now) ? null : stored()
}

export function saveToken(token: string) {
  localStorage.setItem(TOKEN_KEY, token)
  tell()
}

/** Works as an organisation from now on. One’s own token is kept for when that ends. */
export function saveMemberToken(token: string) {
  const own = readToken()
  if (own && !readSession()?.working) localStorage.setItem(OWN_KEY, own)
  saveToken(token)
}

/** Takes somebody’s own token up again, where this one is over and they worked as an organisation with it: whether there was one. */
export function returnToOwnToken(over: string): boolean {
  const own = localStorage.getItem(OWN_KEY)
  if (stored() !== over || !own) return false
  localStorage.removeItem(OWN_KEY)
  saveToken(own)
  return true
}

/** Removes the token. With `only`, just that one. */
export function removeToken(only?: string) {
  if (only && stored() !== only) return
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(OWN_KEY)
  tell()
}

/** Calls back after every sign-in and sign-out, of this tab or another. Returns the way to stop. */
export function onSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', heard)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', heard)
  }
}

/** Reads what a token says of its holder, without judging it: the server does that. */
export function decode(token: string): Session | null {
  const payload = jsonIn(fromBase64Url(token.split('.')[1] ?? ''))
  const [sub, name, email, userType] = ['sub', 'name', 'email', 'userType'].map((part) => textIn(payload, part))
  const mobile = textIn(payload, 'mobile') ?? ''
  const exp = partOf(payload, 'exp')
  if (sub === undefined || name === undefined || email === undefined || userType === undefined || typeof exp !== 'number') return null
  const organisations = Number(partOf(payload, 'organisations') ?? 0)
  return { token, sub, name, email, mobile, userType, exp, profileTypes: listOf(userType), organisations, working: workingIn(payload) }
}

function workingIn(payload: unknown): Session['working'] {
  const member = textIn(payload, 'member')
  const role = MEMBER_ROLES.find((one) => one === textIn(payload, 'role'))
  return member === undefined || role === undefined ? null : { member, role, isQualified: partOf(payload, 'qualified') === true }
}

function listOf(userType: string) {
  return userType
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '')
}

function isPast(session: Session | null, now: number) {
  return session !== null && session.exp * 1000 <= now
}

function stored() {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(TOKEN_KEY)
}

function heard(event: StorageEvent) {
  if (event.key === TOKEN_KEY || event.key === null) tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function fromBase64Url(text: string) {
  try {
    const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return ''
  }
}
