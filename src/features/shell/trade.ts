import type { ProfileType } from '#platform/contract/call.ts'
import type { Session } from '#platform/web/session.ts'

/** The profile types whose work has pages of its own, which are named above every page they open. */
const WORK: ReadonlySet<string> = new Set<ProfileType>(['Implanter', 'Welfare', 'Breeder'])

export const holdsTrade = (session: Pick<Session, 'profileTypes'> | null): boolean =>
  session?.profileTypes.some((type) => WORK.has(type)) ?? false
