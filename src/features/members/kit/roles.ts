import { MEMBER_ROLES, type MemberRole } from '#platform/contract/call.ts'

/** The roles in an organisation as people read them, the one that may do most first. */
export const roleWords: Record<MemberRole, { label: string; hint: string }> = {
  owner: { label: 'Owner', hint: 'Everything a manager can do, and people, API keys and the organisation’s details.' },
  manager: { label: 'Manager', hint: 'Everything a team member can do, and orders, payments and refunds.' },
  teamMember: { label: 'Team member', hint: 'The daily work: register animals, look them up and hand them over. They can’t spend money.' },
  readOnly: { label: 'Read only', hint: 'They see the organisation’s records and change nothing.' },
}

/** The role that a form has chosen; the least, where it has chosen none. */
export const roleIn = (chosen: string): MemberRole => MEMBER_ROLES.find((role) => role === chosen) ?? 'readOnly'
