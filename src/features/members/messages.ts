import type { MemberRole } from '#platform/contract/call.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { roleWords } from './kit/roles.ts'

/** To an address that an owner typed in. Only the holder of an account, who has confirmed it, reads who invites them: anyone else may be a stranger. */
export const invited = (organisationId: string, { by, until }: { by: string | null; until: Date }): Notice => ({
  source: `account/${organisationId}`,
  fixed: 'same',
  subject: `You’re invited to work for ${by ?? 'an organisation'} on ${site.name}`,
  paragraphs: [
    `${by ?? `A rescue, a vet practice, an implanter or a breeder on ${site.name}`} has typed in your e-mail address, so that you can work for it under your own name.`,
    by === null
      ? 'Sign in, or create a free account with this e-mail address and confirm it. You’ll then see who invites you, and can accept or say no.'
      : 'Sign in to your account to accept or say no.',
    `The invitation is open until ${whenText(until, 'day')}. If you don’t recognise this, ignore it: nothing happens unless you accept.`,
  ],
  button: { words: 'See the invitation', link: paths.organisations },
})

/** To who was invited and hasn’t answered. */
export const invitationWithdrawn = (organisationId: string): Notice => ({
  source: `account/${organisationId}`,
  fixed: 'same',
  subject: 'Your invitation to work for an organisation was taken back',
  paragraphs: ['The organisation that invited you has taken the invitation back. You don’t need to do anything.'],
})

export const invitationAccepted = (name: string, role: MemberRole): Notice => ({
  subject: `${name} now works for your organisation`,
  paragraphs: [
    `${name} has accepted your invitation. Their role is ${roleWords[role].label}: ${lower(roleWords[role].hint)}`,
    'You can change their role or remove them on the page People.',
  ],
  button: { words: 'Go to People', link: paths.people },
})

export const invitationDeclined = (email: string): Notice => ({
  subject: 'Your invitation was declined',
  paragraphs: [`The person you invited at ${email} said no. You can invite someone else.`],
  button: { words: 'Go to People', link: paths.people },
})

export const invitationLapsed = (email: string): Notice => ({
  subject: 'Your invitation has ended',
  paragraphs: [`The person you invited at ${email} hasn’t answered within 14 days. You can invite them again.`],
  button: { words: 'Go to People', link: paths.people },
})

export const roleChanged = (organisation: string, role: MemberRole): Notice => ({
  subject: `Your role at ${organisation} has changed`,
  paragraphs: [
    `You’re now: ${roleWords[role].label}. ${roleWords[role].hint}`,
    'If you were working there just now, sign in and choose it again.',
  ],
  button: { words: 'Go to your organisations', link: paths.organisations },
})

export const removed = (organisation: string): Notice => ({
  subject: `You don’t work for ${organisation} any more`,
  paragraphs: [`An owner of ${organisation} has removed you. Your own account and your own pets stay as they are.`],
})

export const leftOrganisation = (name: string): Notice => ({
  subject: `${name} has left your organisation`,
  paragraphs: [`${name} can’t work for your organisation any more. What they did for it stays on record under their name.`],
  button: { words: 'Go to People', link: paths.people },
})

/** To the member, when the organisation has closed. */
export const organisationClosed = (organisation: string): Notice => ({
  subject: `${organisation} has closed its account`,
  paragraphs: [`You can’t work for ${organisation} any more. Your own account and your own pets stay as they are.`],
})

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
