import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** How long a closing account waits, and can be kept after all. */
export const CLOSING_DAYS = 30

export const accountLife = lifecycle({
  subject: 'account',
  table: 'account',
  states: {
    active: 'The person can sign in.',
    closing: 'The person has closed the account and can still change their mind.',
    closed: 'The account has ended. We only keep what the privacy policy says.',
  },
  starts: {
    open: { to: ['active'], by: ['holder'], clause: 'ACC-1', words: 'Anyone can open one account for each e-mail address' },
    bringIn: { to: ['active'], by: ['Staff'], clause: 'ACC-2', words: 'Our staff can bring in keepers from another database' },
    openByText: {
      to: ['active'],
      by: ['holder'],
      clause: 'ACC-30',
      words: 'Someone without an e-mail address gets an account by saying yes to an animal, with the link we texted to their mobile',
    },
  },
  moves: {
    close: { from: ['active'], to: 'closing', by: ['holder'], clause: 'ACC-3', words: 'You can close your account while it’s active' },
    keep: {
      from: ['closing'],
      to: 'active',
      by: ['holder'],
      clause: 'ACC-4',
      words: 'You have 30 days to change your mind and keep an account that’s closing',
    },
    end: {
      from: ['closing'],
      to: 'closed',
      by: ['clock'],
      clause: 'ACC-5',
      words: 'An account that’s closing ends after 30 days (UK GDPR Article 17)',
    },
  },
})

/** What is noted of an account whose status stays as it is. */
export const PROFILES = clause('ACC-6', 'A person can have several profile types')
export const RESET = clause('ACC-7', 'Anyone who can read the account’s e-mail can choose a new password')
export const PASSWORD = clause('ACC-8', 'You can change your own password')
export const EMAIL = clause('ACC-9', 'An e-mail address counts once it’s been confirmed with the link we send to it')
export const EMAIL_BACK = clause('ACC-10', 'A change of e-mail address can be undone from the old address within 7 days')
export const MOBILE = clause(
  'ACC-11',
  'A mobile number counts once it’s been confirmed with the code or link we text to it, or our staff have rung it and its holder has answered',
)
export const DETAILS = clause('ACC-12', 'Keepers can correct their details at any time, free of charge')
export const SEARCHED = clause('ACC-13', 'We record every search that a professional makes for a person')

/** What stands between a session of a professional and a keeper’s record. */
export const SECOND_FACTOR = clause(
  'ACC-24',
  'Vets, rescues, authorities and our staff type a code from an authenticator app before they see a keeper’s record, and again after 12 hours',
)

/** What somebody can put on their own account, professional or not. */
export const CODE_AT_SIGN_IN = clause(
  'ACC-25',
  'Anyone can add an authenticator app to their account. From then on it takes a code as well as the password to sign in',
)

/** What lets a professional apply, send more, and apply again; noted also where their verification stays as it is. */
export const EVIDENCE = clause('ACC-15', 'Professionals apply with evidence, and our staff check it')

/** What lets a breeder write down a licence after they have applied; with the same number their verification stays as it is. */
export const LICENCE = clause('ACC-18', 'Breeders can add or change their licence later')

/** What lets an implanter keep what they told us up to date. */
export const PRACTICE = clause(
  'ACC-19',
  'Implanters keep where they work and who insures them up to date, and their qualification until we’ve checked it',
)

/** What lets somebody whose verification ends ask for another year; their verification stays as it is until Staff have looked. */
export const RENEWAL = clause(
  'ACC-22',
  'When a verification is about to end or has ended, the professional sends new evidence or says that nothing has changed',
)

/** Days in which the old contact can object to a change that was asked for by telephone. */
export const OBJECTION_DAYS = 7

const BY_TELEPHONE = {
  by: ['Staff'],
  clause: 'STAFF-4',
  words: `Changing the e-mail address or mobile number of an account that someone signs in to, for someone who rings, takes two members of staff, and ${OBJECTION_DAYS} days in which the old contact can object`,
} as const

export const contactChangeLife = lifecycle({
  subject: 'change of contact',
  table: 'contact_change',
  states: {
    proposed:
      'Someone who rang wants to be reached another way. The old contact can object, and another member of staff has to approve it.',
    approved: 'Another member of staff approved it.',
    refused: 'It won’t be made. Any member of staff can say so.',
    objected: 'The old contact said that it wasn’t them who rang.',
  },
  starts: { propose: { to: ['proposed'], ...BY_TELEPHONE } },
  moves: {
    approve: { from: ['proposed'], to: 'approved', ...BY_TELEPHONE },
    refuse: { from: ['proposed'], to: 'refused', ...BY_TELEPHONE },
    object: { from: ['proposed'], to: 'objected', ...BY_TELEPHONE, by: ['holder'] },
  },
})

/** The verification of one profile type of an account. */
export const verificationLife = lifecycle({
  subject: 'profile',
  table: 'profile',
  states: {
    active: 'We don’t check this profile type: the person acts for themselves.',
    applied: 'A professional has applied and our staff are checking it. They can sign in and get ready in the meantime.',
    verified: 'Our staff have checked the evidence.',
    expired: 'It’s more than a year since our staff checked the evidence. Nothing the person has is taken away.',
    refused: 'The evidence wasn’t enough, and the person can send more. Of a staff account: it was ended.',
  },
  reads: {
    applied: 'is being checked',
    verified: 'has been verified',
    expired: 'needs to be verified again',
    refused: 'was refused',
  },
  starts: {
    takeUp: {
      to: ['active'],
      by: ['holder', 'Staff'],
      clause: 'ACC-14',
      words: 'Anyone can be a Customer, a Student or a TailTag customer without being checked',
    },
    apply: { to: ['applied'], by: ['holder'], ...EVIDENCE },
    appoint: {
      to: ['active'],
      by: ['Staff'],
      clause: 'ACC-23',
      words: 'Staff appoint other staff, and the register’s operator appoints the first',
    },
  },
  moves: {
    verify: {
      from: ['applied', 'refused'],
      to: 'verified',
      by: ['Staff'],
      clause: 'ACC-16',
      words: 'Our staff verify professionals on evidence (SI 2023/468 reg 7(1)(e))',
    },
    qualify: {
      from: ['applied'],
      to: 'verified',
      by: ['holder'],
      clause: 'ACC-26',
      words: 'Our own certificate of an approved course verifies an implanter straight away, for the animals it names, from the age of 18',
    },
    refuse: {
      from: ['applied', 'verified', 'expired'],
      to: 'refused',
      by: ['Staff'],
      clause: 'ACC-17',
      words: 'Our staff can refuse a professional or end a verification, and say why',
    },
    expire: {
      from: ['verified'],
      to: 'expired',
      by: ['clock'],
      clause: 'ACC-20',
      words:
        'Verification of vets, rescues, authorities and implanters ends after a year, unless they’ve asked for another and our staff haven’t answered yet',
    },
    renew: {
      from: ['verified', 'expired'],
      to: 'verified',
      by: ['Staff'],
      clause: 'ACC-21',
      words: 'Our staff can verify a professional for another year, from 30 days before their verification ends',
    },
    resume: {
      from: ['refused', 'applied'],
      to: ['applied', 'verified', 'expired'],
      by: ['Staff'],
      clause: 'ACC-27',
      words: 'When the suspension of our own certificate is lifted, the verification it ended is as it was',
    },
    changeLicence: {
      from: ['verified'],
      to: 'applied',
      by: ['holder'],
      clause: 'ACC-28',
      words: 'A breeder who changes the number of their licence, or who issued it, is checked again',
    },
    endStaff: {
      from: ['active'],
      to: 'refused',
      by: ['Staff'],
      clause: 'ACC-29',
      words: 'Our staff can end a staff account, but never the last one',
    },
    reappoint: {
      from: ['refused'],
      to: 'active',
      by: ['Staff'],
      clause: 'ACC-29',
      words: 'Someone whose staff account was ended can be appointed again',
    },
    applyAgain: {
      from: ['refused'],
      to: 'applied',
      by: ['holder'],
      ...EVIDENCE,
    },
  },
})
