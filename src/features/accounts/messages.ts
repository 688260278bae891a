import { masked } from '#platform/contract/masked.ts'
import { newId } from '#platform/database/id.ts'
import type { Message } from '#platform/jobs/message.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { stopsOf } from './expiry.ts'

export const confirmEmail = (link: string): Notice => ({
  kind: 'code',
  fixed: 'same',
  subject: 'Confirm your e-mail address',
  paragraphs: ['This address will be how we reach you when your pet is found. Confirm it with the button below, within 24 hours.'],
  button: { words: 'Confirm this address', link },
})

/** Sent instead of a second account, so that nobody learns from the site who has one. */
export const alreadyRegistered = (): Notice => ({
  kind: 'code',
  fixed: 'same',
  subject: 'You already have an account',
  paragraphs: [
    'Somebody, probably you, tried to open an account with this e-mail address. You have one already: sign in to it, or choose a new password if you have forgotten yours.',
    'If it was not you, there is nothing to do. Your account has not changed.',
  ],
  button: { words: 'Sign in', link: paths.login() },
})

export const resetLink = (link: string): Notice => ({
  kind: 'code',
  fixed: 'same',
  subject: 'Choose a new password',
  paragraphs: [
    'You asked for a new password. The button below is good for 30 minutes, once.',
    'If you did not ask, leave it: your password stays as it is.',
  ],
  button: { words: 'Choose a new password', link },
})

export const passwordChanged = (): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account was changed just now. If it was you, all is well.',
    'If it was not you, choose a new password at once.',
  ],
  button: { words: 'Choose a new password', link: paths.forgotPassword },
})

export const passwordGuessed = (): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Someone is trying to guess your password',
  paragraphs: [
    'We’ve had a lot of wrong passwords for your account, from places you’ve never signed in from. Nobody has got in that way. We now make each new place wait longer before it can try again.',
    'You can sign in as usual from where you’ve signed in before. If you’re somewhere new and are asked to wait, choose a new password instead: that lets you in straight away.',
    'If you use the same password anywhere else, choose a new one now.',
  ],
  button: { words: 'Choose a new password', link: paths.forgotPassword },
})

export const someoneSearched = (profession: string): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'A professional looked for your account',
  paragraphs: [
    `${PROFESSIONALS[profession] ?? 'A professional'} on this register typed in your full e-mail address or mobile number to check that it’s yours. They saw your initials, and nothing else that they hadn’t typed themselves.`,
    'We only let professionals we’ve verified do this, and we keep a record of it. If you weren’t expecting it, tell us and we’ll look into it.',
  ],
})

const PROFESSIONALS: Record<string, string> = {
  Breeder: 'A breeder',
  Implanter: 'An implanter',
  Trainer: 'A trainer',
  Welfare: 'A vet, rescue or authority',
  Staff: 'One of our staff',
}

/** To the address that the account had until now: whoever reads there must be able to take the change back. */
export const emailChanging = (to: { emailVerifiedAt: Date | null }, newEmail: string, link: string): Notice => {
  const subject = 'Your e-mail address was changed'
  const undo = 'If it was not you, take the change back within 7 days with the button below.'
  const button = { words: 'Take the change back', link }
  return {
    kind: 'needed',
    proven: to.emailVerifiedAt !== null,
    subject,
    paragraphs: [`Your account now uses ${masked(newEmail)}. If that was you, all is well.`, undo],
    button,
    fixed: { subject, paragraphs: ['Your account now uses another address. If that was you, all is well.', undo], button },
  }
}

export const accountClosing = (closesOn: string): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Your account is closing',
  paragraphs: [
    `Your account closes on ${closesOn}. Until then you can sign in and keep it.`,
    'The records of your pets stay on the register as the law asks, so that they can still be brought home.',
  ],
  button: { words: 'Keep my account', link: paths.profile },
})

export const otpText = (mobile: string, code: string): Message => ({
  channel: 'sms',
  id: newId(),
  to: mobile,
  kind: 'code',
  text: `${code} is your Homeward code. It is good for 10 minutes. We never ask for it by phone.`,
})

export const professionVerified = (type: string, until: string | null, link: string): Notice => ({
  subject: `You are verified as ${roleInWords(type)}`,
  paragraphs: [
    `We have looked at what you sent us, and you can do everything on the register that is for ${roleInWords(type)} from now on.`,
    ...(until ? [`This is good until ${whenText(until, 'day')}. We write to you 30 days before.`] : []),
  ],
  button: { words: 'Go to your dashboard', link },
})

export const professionRefused = (type: string, why: string): Notice => ({
  subject: `We could not verify you as ${roleInWords(type)}`,
  paragraphs: [
    why,
    'You can still sign in. Send us more on the page of your profile, and we will look at it again; or ring us, and we will look at it together.',
  ],
  button: { words: 'Send more', link: paths.profile },
})

/** `until`: the last day (`YYYY-MM-DD`). */
export const verificationEnding = (type: string, until: string): Notice => ({
  subject: `Your verification ends on ${whenText(until, 'day')}`,
  paragraphs: [
    `We verified you as ${roleInWords(type)} for a year. Send us the evidence of today, or tell us that nothing has changed, on the page of your profile: then we look at it and verify you for another year.`,
    `If you do so before it ends, you stay verified until we have answered. Once it has ended you ${stopsOf(type)}`,
  ],
  button: { words: 'Renew it', link: paths.profile },
})

export const verificationEnded = (type: string): Notice => ({
  subject: `Your verification as ${roleInWords(type)} has ended`,
  paragraphs: [
    `A year has passed since we looked at what you are. You ${stopsOf(type)}`,
    'Send us the evidence of today, or tell us that nothing has changed, on the page of your profile. Nothing that you have is lost.',
  ],
  button: { words: 'Renew it', link: paths.profile },
})

const ROLES_IN_WORDS: Record<string, string> = {
  Implanter: 'an implanter',
  Breeder: 'a breeder',
  Welfare: 'a vet, rescue or authority',
  Trainer: 'a trainer',
}

/** A profile type as a sentence names somebody who holds it. */
export const roleInWords = (type: string): string => ROLES_IN_WORDS[type] ?? type
