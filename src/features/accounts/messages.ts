import { masked } from '#platform/contract/masked.ts'
import { newId } from '#platform/database/id.ts'
import type { Message } from '#platform/jobs/message.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { stopsOf } from './expiry.ts'

/** `purpose`: what a new account is for, and what comes next; `isForWork`: it is no pet keeper's. */
export const confirmEmail = (link: string, purpose: string[] = [], isForWork = false): Notice => ({
  kind: 'code',
  fixed: 'same',
  subject: 'Confirm your e-mail address',
  paragraphs: [
    `We’ll use this address to reach you ${isForWork ? 'about the animals you look after or chip' : 'when your pet is found'}. Confirm it with the button below within 24 hours.`,
    ...purpose,
  ],
  button: { words: 'Confirm your e-mail address', link },
})

/** Sent instead of a second account, so that nobody learns from the site who has one. */
export const alreadyRegistered = (): Notice => ({
  kind: 'code',
  fixed: 'same',
  subject: 'You already have an account',
  paragraphs: [
    'Someone, probably you, tried to open an account with this e-mail address. You already have one: sign in to it, or choose a new password if you’ve forgotten yours.',
    'If it wasn’t you, you don’t need to do anything. Your account hasn’t changed.',
  ],
  button: { words: 'Sign in', link: paths.login() },
})

export const resetLink = (link: string): Notice => ({
  kind: 'code',
  fixed: 'same',
  subject: 'Choose a new password',
  paragraphs: [
    'You asked for a new password. The button below works once, for 30 minutes.',
    'If you didn’t ask, ignore this e-mail: your password stays the same.',
  ],
  button: { words: 'Choose a new password', link },
})

/** Goes to the ways by which somebody was reached before. */
export function mobileChanged(mobile: string): Notice {
  const words = {
    subject: 'Your mobile number was changed',
    paragraphs: [
      `The mobile number on your account now ends in ${mobile.slice(-3)}. If you changed it, you don’t need to do anything.`,
      `If you didn’t, choose a new password straight away, and call us on ${site.phone}.`,
    ],
    button: { words: 'Choose a new password', link: paths.forgotPassword },
    text: `${site.name}: The mobile number on your account was changed. If it wasn’t you, call us on ${site.phone} or choose a new password:`,
  }
  return { kind: 'needed', ...words, fixed: words }
}

export const passwordChanged = (): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Your password was changed',
  paragraphs: [
    'Your password was changed just now. If it was you, you don’t need to do anything.',
    'If it wasn’t you, choose a new password straight away.',
  ],
  button: { words: 'Choose a new password', link: paths.forgotPassword },
})

export const passwordGuessed = (): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Someone is trying to guess your password',
  paragraphs: [
    'We’ve had a lot of wrong passwords for your account, from places you’ve never signed in from. No one has got in that way. Each new place now has to pause for longer before it can try again.',
    'You can sign in as usual from where you’ve signed in before. If you’re somewhere new and we ask you to try again later, choose a new password instead: that lets you in straight away.',
    'If you use the same password anywhere else, choose a new one now.',
  ],
  button: { words: 'Choose a new password', link: paths.forgotPassword },
})

export const secondFactorOn = (): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Your authenticator app is set up',
  paragraphs: [
    'Someone signed in to your account has set up an authenticator app just now. If it was you, you don’t need to do anything. Keep your recovery codes somewhere safe.',
    'If it wasn’t you, choose a new password straight away, then contact us.',
  ],
  button: { words: 'Choose a new password', link: paths.forgotPassword },
})

export const secondFactorOff = (): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Your authenticator app was removed',
  paragraphs: [
    'The authenticator app has been removed from your account just now. Your password alone is enough to sign in again.',
    'If your work needs keepers’ records, you’ll have to set one up again before you can see them.',
    'If it wasn’t you, choose a new password straight away, then contact us.',
  ],
  button: { words: 'Choose a new password', link: paths.forgotPassword },
})

export const recoveryCodeUsed = (left: number): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'A recovery code was used',
  paragraphs: [
    `One of your recovery codes was used just now instead of your authenticator app. You have ${left} left, and you can make new ones on your profile page.`,
    'If it wasn’t you, choose a new password straight away, then make new recovery codes.',
  ],
  button: { words: 'Go to your profile', link: paths.profile },
})

export const recoveryCodesReplaced = (): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'You have new recovery codes',
  paragraphs: [
    'New recovery codes were made for your account just now. The old ones no longer work.',
    'If it wasn’t you, choose a new password straight away, then contact us.',
  ],
  button: { words: 'Choose a new password', link: paths.forgotPassword },
})

export const codesGuessed = (): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Someone is trying to guess your codes',
  paragraphs: [
    'Someone signed in to your account has typed ten wrong codes from an authenticator app. We’ve stopped taking codes for 15 minutes.',
    'If it wasn’t you, they know your password. Choose a new one now: that signs them out.',
  ],
  button: { words: 'Choose a new password', link: paths.forgotPassword },
})

export const someoneSearched = (profession: string): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'A professional looked for your account',
  paragraphs: [
    `${PROFESSIONALS[profession] ?? 'A professional'} on this register typed in your full e-mail address or mobile number to check that it’s yours. They saw your initials, and nothing else they hadn’t typed themselves.`,
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

/** On paper, to somebody whose account had no e-mail address until now. */
export const emailAdded = (email: string): Notice => ({
  kind: 'needed',
  subject: 'Your account now has an e-mail address',
  paragraphs: [
    `We’ll write to you at ${masked(email)} from now on. We’ve sent a link there to choose a password, so that you can sign in to our website too.`,
    'If it wasn’t you who gave us this address, ring us straight away.',
  ],
})

/** To the address that the account had until now: whoever reads there must be able to take the change back. */
export const emailChanging = (to: { emailVerifiedAt: Date | null }, newEmail: string, link: string): Notice => {
  const subject = 'Your e-mail address was changed'
  const undo = 'If it wasn’t you, undo the change within 7 days with the button below.'
  const button = { words: 'Undo the change', link }
  return {
    kind: 'needed',
    proven: to.emailVerifiedAt !== null,
    subject,
    paragraphs: [`Your account now uses ${masked(newEmail)}. If that was you, you don’t need to do anything.`, undo],
    button,
    fixed: {
      subject,
      paragraphs: ['Your account now uses a different address. If that was you, you don’t need to do anything.', undo],
      button,
    },
  }
}

const NOT_YOU = `If it wasn’t you who rang, call us straight away on ${site.phone}.`

/** To whoever has rung us, by the ways in which they were reached before and are now. `what`: “address”, “mobile number”. */
export const changedForYou = (what: readonly string[]): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: `We’ve changed your ${listed(what)} for you`,
  paragraphs: [`You rang us and asked us to change the ${listed(what)} on your account, and we have.`, NOT_YOU],
  button: { words: 'See your details', link: paths.profile },
  text: `${site.name}: You rang us, and we’ve changed your ${listed(what)}. If it wasn’t you, call ${site.phone}. See your details:`,
})

/** STAFF-4 To the ways in which somebody is reached until then: whoever reads there must be able to stop it. */
export const changeAsked = (
  { email, mobile }: { email?: string | undefined; mobile?: string | undefined },
  from: Date,
  link: string,
): Notice => {
  const to = [
    ...(email ? [`e-mail address to ${masked(email)}`] : []),
    ...(mobile ? [`mobile number to one that ends in ${mobile.slice(-3)}`] : []),
  ]
  const words = {
    subject: 'Did you ring us to change how we reach you?',
    paragraphs: [
      `Someone rang us as you and asked us to change your ${listed(to)}. We won’t before ${whenText(from)}. If that was you, you don’t need to do anything.`,
      `If it wasn’t, stop it with the button below, or call us on ${site.phone}. We’ll sign out every device and help you choose a new password.`,
    ],
    button: { words: 'It wasn’t me: stop the change', link },
    text: `${site.name}: Someone rang us to change how we reach you. If it wasn’t you, call ${site.phone} or stop it:`,
  }
  return { kind: 'needed', ...words, fixed: words }
}

export const accountClosing = (closesOn: string): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Your account is closing',
  paragraphs: [
    `Your account closes on ${closesOn}. Until then you can sign in and keep it.`,
    'Your pets’ records stay on the register, as the law requires, so they can still be brought home.',
  ],
  button: { words: 'Keep my account', link: paths.profile },
})

/** Whom only paper reaches, and who rings to keep the account after all. */
export const accountKept = (): Notice => ({
  kind: 'needed',
  subject: 'We’ve kept your account open',
  paragraphs: [`You asked us to keep your account, so it won’t close. If that wasn’t you, call us on ${site.phone}.`],
})

/** `accountClosing` for somebody who has no e-mail address and has rung us. */
export const accountClosingForYou = (closesOn: string): Notice => ({
  kind: 'needed',
  subject: 'Your account is closing',
  paragraphs: [
    `You asked us to close your account. It closes on ${whenText(closesOn, 'day')}, and we’ll erase what the law doesn’t have us keep. If you change your mind, or it wasn’t you, call us before then on ${site.phone}.`,
    'Your pets’ records stay on the register, as the law requires, so they can still be brought home.',
  ],
})

export const otpText = (mobile: string, code: string): Message => ({
  channel: 'sms',
  id: newId(),
  to: mobile,
  kind: 'code',
  text: `${code} is your Homeward code. It works for 10 minutes. We never ask for it by phone.`,
})

export const professionVerified = (type: string, until: string | null, link: string, { hasSent }: { hasSent: boolean }): Notice => ({
  subject: `We’ve verified you as ${roleInWords(type)}`,
  paragraphs: [
    `We’ve checked ${hasSent ? 'what you sent us' : 'who you are'}. You can now do everything on the register that ${roleInWords(type)} can do.`,
    ...(until ? [`This lasts until ${whenText(until, 'day')}. We’ll write to you 30 days before.`] : []),
  ],
  button: { words: 'Go to your dashboard', link },
})

/** `wasVerified`: until now, so that they lose what came with it. */
export const professionRefused = (type: string, why: string, { wasVerified }: { wasVerified: boolean }): Notice => ({
  subject: wasVerified ? `You’re no longer verified as ${roleInWords(type)}` : `We couldn’t verify you as ${roleInWords(type)}`,
  paragraphs: [
    ...(wasVerified ? [`You were verified as ${roleInWords(type)} until now. From now on, you ${stopsOf(type)}`, `Why: ${why}`] : [why]),
    'You can still sign in. Send us more evidence on your profile page and we’ll look again, or call us and we’ll look at it together.',
  ],
  button: { words: 'Send more evidence', link: paths.profile },
})

/** `until`: the last day (`YYYY-MM-DD`). */
export const verificationEnding = (type: string, until: string): Notice => ({
  subject: `Your verification ends on ${whenText(until, 'day')}`,
  paragraphs: [
    `We verified you as ${roleInWords(type)} for a year. On your profile page, send us up-to-date evidence or tell us that nothing has changed. We’ll check it and verify you for another year.`,
    `If you do this before it ends, you stay verified until we’ve answered. Once it’s ended, you ${stopsOf(type)}`,
  ],
  button: { words: 'Renew your verification', link: paths.profile },
})

const COUNCIL_DAYS = 30

export const licenceEnding = (on: string, days: number): Notice => ({
  subject: days === 0 ? 'Your breeding licence ends today' : `Your breeding licence ends on ${whenText(on, 'day')}`,
  paragraphs: [
    ...(days >= COUNCIL_DAYS ? ['Councils want at least 10 weeks to renew a licence, so apply to yours now.'] : []),
    'Once you have the new licence, change its number and its last day on your profile page.',
    'If the law asks you for a licence, you can’t sell puppies here after that day until you do. You can still register litters and keep your animals.',
  ],
  button: { words: 'Change your licence', link: paths.profile },
})

export const verificationEnded = (type: string): Notice => ({
  subject: `Your verification as ${roleInWords(type)} has ended`,
  paragraphs: [
    `It’s been a year since we checked your evidence. You ${stopsOf(type)}`,
    'On your profile page, send us up-to-date evidence or tell us that nothing has changed. You won’t lose anything you have.',
  ],
  button: { words: 'Renew your verification', link: paths.profile },
})

const ROLES_IN_WORDS: Record<string, string> = {
  Implanter: 'an implanter',
  Breeder: 'a breeder',
  Welfare: 'a vet, rescue or authority',
  Trainer: 'a trainer',
}

/** A profile type as a sentence names somebody who holds it. */
export const roleInWords = (type: string): string => ROLES_IN_WORDS[type] ?? type
