import type { ProfileType } from '#platform/contract/call.ts'
import { holds, type Session } from '#platform/web/session.ts'

/** The profile types whose work has pages of its own, which are named above every page they open. */
const WORK: readonly ProfileType[] = ['Implanter', 'Welfare', 'Breeder']

export const holdsTrade = (session: Pick<Session, 'profileTypes'> | null): boolean => WORK.some((type) => holds(type, session))
