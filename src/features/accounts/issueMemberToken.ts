import type { MemberRole } from '#platform/contract/call.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { calledName, lentOf } from './queries/profiles.ts'
import { isImplanter, rolesOf } from './queries.ts'

interface MemberSession {
  organisation: { id: string; name: string; email: string }
  /** Who they are, and their role there. */
  member: { id: string; name: string }
  role: MemberRole
  sid: string
}

/** What the browser of a member holds while they work as an organisation: it says who they are as well. */
export async function issueMemberToken(
  { db, services, now }: Pick<CallContext<never>, 'db' | 'services' | 'now'>,
  { organisation: { id, name, email }, member, role, sid }: MemberSession,
): Promise<string> {
  const called = await calledName(db, { id, name })
  const roles = lentOf(await rolesOf(db, id))
  const qualified = roles.includes('Implanter') && (await isImplanter(db, member.id))
  const holder = { sub: id, sid, name: called, email, mobile: '', userType: roles.join(',') }
  return services.tokens.issue({ ...holder, member: member.name, role, qualified }, now)
}
