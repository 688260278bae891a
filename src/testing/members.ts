import type { MemberRole } from '#platform/contract/call.ts'
import type { Client } from './client.ts'
import { verifiedImplanter } from './implants.ts'
import { joinReachable } from './newcomer.ts'
import type { TestRegister } from './register.ts'
import { organisation } from './rehomings.ts'

/** A rescue, and a colleague of its owner with an account of their own whom it has invited. */
export async function invitedColleague(register: TestRegister, role: MemberRole = 'teamMember') {
  const rescue = await organisation(register, 'Hedgerow Rescue')
  const colleague = await joinReachable(register, { name: 'Jo Bell' })
  const { data } = await rescue.api.invitePerson({ email: colleague.email, role })
  return { rescue, colleague, membershipId: data.id }
}

/** Somebody who works as a practice, who has invited them: an implanter themselves, or not. */
export async function workingAtPractice(
  register: TestRegister,
  { role = 'teamMember', member, practice: of }: { role?: MemberRole; member?: Colleague; practice?: Colleague } = {},
) {
  const practice = of ?? (await verifiedImplanter(register, {}))
  const colleague = member ?? (await joinReachable(register, { name: 'Jo Bell' }))
  const { data } = await practice.api.invitePerson({ email: colleague.email, role })
  const membershipId: string = data.id
  await colleague.api.answerInvitation({ id: membershipId, accept: true })
  return { practice, colleague, membershipId, acting: await actingAs(register, colleague.api, membershipId) }
}

type Colleague = Awaited<ReturnType<typeof joinReachable>>

/** The same, once the colleague has accepted and works as the rescue. */
export async function workingColleague(register: TestRegister, role: MemberRole = 'teamMember') {
  const invited = await invitedColleague(register, role)
  await invited.colleague.api.answerInvitation({ id: invited.membershipId, accept: true })
  return { ...invited, acting: await actingAs(register, invited.colleague.api, invited.membershipId) }
}

/** What a member asks with once they’ve chosen to work as an organisation. */
export async function actingAs(register: TestRegister, api: Client, membershipId: string): Promise<Client> {
  const { data } = await api.workAs({ id: membershipId })
  return register.withToken(data.token)
}
