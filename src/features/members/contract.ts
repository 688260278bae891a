import * as z from 'zod'
import { call, ORGANISATIONS } from '#platform/contract/call.ts'
import { Email, Id, Nothing, pageOf, paging } from '#platform/contract/shapes.ts'
import { MemberRole, MyOrganisation, OrganisationPerson, PersonAct } from './shapes.ts'

const noSuchPerson = [404, 'This person doesn’t work for your organisation any more. Reload the page to see who does.'] as const
const noSuchInvitation = [404, 'This invitation isn’t open any more'] as const
const notYourOrganisation = [404, 'You don’t work for this organisation any more'] as const
const yourself = [409, 'You can’t change this for yourself. Ask another owner, or go back to your own account to leave.'] as const

export const getPeople = call('getPeople', {
  method: 'GET',
  summary: 'The people who work for your organisation or are invited to, and when each last did.',
  who: ORGANISATIONS,
  acting: 'owner',
  input: z.strictObject({ ...paging('name', '-name', '-joinedAt', 'joinedAt', '-lastActAt', 'lastActAt') }),
  /** `organisation`: by which name it’s known. */
  output: pageOf(OrganisationPerson).extend({ organisation: z.string() }),
  says: 'The people of your organisation',
  refuses: {},
})

export const invitePerson = call('invitePerson', {
  method: 'POST',
  summary: 'Invite someone by e-mail to work for your organisation. The answer is the same whether or not they have an account.',
  who: ORGANISATIONS,
  acting: 'owner',
  input: z.strictObject({ email: Email, role: MemberRole }),
  output: z.object({ id: Id }),
  says: 'We’ve e-mailed them. The invitation is open for 14 days',
  refuses: {
    confirmFirst: [409, 'Confirm your organisation’s e-mail address first, on its profile page'],
    ownAddress: [409, 'That’s your organisation’s own e-mail address'],
    already: [409, 'They already work for your organisation, or you’ve invited them'],
    tooMany: [409, 'Up to 50 people can work for an organisation. Remove someone first.'],
  },
  limit: { times: 50, seconds: 86_400 },
})

export const withdrawInvitation = call('withdrawInvitation', {
  method: 'POST',
  summary: 'Take back an invitation that hasn’t been answered.',
  who: ORGANISATIONS,
  acting: 'owner',
  input: z.strictObject({ id: Id }),
  output: z.null(),
  says: 'You’ve taken the invitation back',
  refuses: { noSuchInvitation },
})

export const changePersonRole = call('changePersonRole', {
  method: 'POST',
  summary: 'Give someone who works for your organisation, or is invited to, another role.',
  who: ORGANISATIONS,
  acting: 'owner',
  input: z.strictObject({ id: Id, role: MemberRole }),
  output: z.null(),
  says: 'You’ve changed their role',
  refuses: { noSuchPerson, yourself },
})

export const removePerson = call('removePerson', {
  method: 'POST',
  summary: 'Remove someone from your organisation. They’re signed out of it straight away.',
  who: ORGANISATIONS,
  acting: 'owner',
  input: z.strictObject({ id: Id }),
  output: z.null(),
  says: 'They can’t work for your organisation any more',
  refuses: { noSuchPerson, yourself },
})

export const getPeopleActs = call('getPeopleActs', {
  method: 'GET',
  summary: 'What people have changed for your organisation, and when, those who have left included.',
  who: ORGANISATIONS,
  acting: 'owner',
  input: z.strictObject({ ...paging('-at', 'at', 'name', '-name') }),
  output: pageOf(PersonAct),
  says: 'What people have done',
  refuses: {},
})

export const getOwners = call('getOwners', {
  method: 'GET',
  summary: 'Who runs your organisation’s account, and who else is an owner: who to ask for what your own role doesn’t let you do.',
  who: ORGANISATIONS,
  input: Nothing,
  output: z.object({ names: z.array(z.string()) }),
  says: 'The owners of your organisation',
  refuses: {},
})

export const getMyOrganisations = call('getMyOrganisations', {
  method: 'GET',
  summary: 'The organisations you work for, and those that have invited you.',
  who: 'signed-in',
  acting: 'self',
  input: Nothing,
  output: z.object({
    organisations: z.array(MyOrganisation),
    invitations: z.array(MyOrganisation),
    /** Invitations show once this is true. */
    emailConfirmed: z.boolean(),
    email: z.string(),
  }),
  says: 'Your organisations',
  refuses: {},
})

export const answerInvitation = call('answerInvitation', {
  method: 'POST',
  summary: 'Say whether you want to work for an organisation that has invited you.',
  who: 'signed-in',
  acting: 'self',
  input: z.strictObject({ id: Id, accept: z.boolean() }),
  /** A token that knows of it. */
  output: z.object({ token: z.string() }),
  says: 'Thank you. We’ve told them',
  refuses: { noSuchInvitation, already: [409, 'You already work for this organisation'] },
  keepsAnswer: false,
})

export const leaveOrganisation = call('leaveOrganisation', {
  method: 'POST',
  summary: 'Stop working for an organisation.',
  who: 'signed-in',
  acting: 'self',
  input: z.strictObject({ id: Id }),
  output: z.object({ token: z.string() }),
  says: 'You’ve left. We’ve told them',
  refuses: { notYourOrganisation },
  keepsAnswer: false,
})

export const workAs = call('workAs', {
  method: 'POST',
  summary: 'Work for an organisation from now on, in this session, under your own name.',
  who: 'signed-in',
  acting: 'self',
  input: z.strictObject({ id: Id }),
  output: z.object({ token: z.string() }),
  says: 'You’re working for the organisation now',
  refuses: {
    notYourOrganisation,
    notOpen: [409, 'This organisation is closed to people at the moment. Ask the person who runs it.', 'PEOPLE-2'],
  },
  limit: { times: 60, seconds: 600 },
  keepsAnswer: false,
})

export const workAsMyself = call('workAsMyself', {
  method: 'POST',
  summary: 'Go back to your own account.',
  who: 'signed-in',
  acting: 'self',
  input: Nothing,
  output: z.object({ token: z.string() }),
  says: 'You’re back in your own account',
  refuses: {},
  keepsAnswer: false,
})
