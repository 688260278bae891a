import type { MemberRole } from '#platform/contract/call.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { calledName, lentOf } from './queries/profiles.ts'
import { rolesOf } from './queries.ts'

interface MemberSession {
  organisation: { id: string; name: string; email: string }
  /** Their name, and their role there. */
  member: string
  role: MemberRole
  sid: string
}

/** What the browser of a member holds while they work as an organisation: it says who they are as well. */
export async function issueMemberToken(
  { db, services, now }: Pick<CallContext<never>, 'db' | 'services' | 'now'>,
  { organisation: { id, name, email }, member, role, sid }: MemberSession,
): Promise<string> {
  const called = await calledName(db, { id, name })
  const userType = lentOf(await rolesOf(db, id)).join(',')
  return services.tokens.issue({ sub: id, sid, name: called, email, mobile: '', userType, member, role }, now)
}
