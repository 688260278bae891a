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
    closed: 'The account has ended; only what the register must keep by law is left.',
  },
  starts: {
    open: { to: ['active'], by: ['holder'], clause: 'ACC-1', words: 'Anyone may open one account for each e-mail address' },
    bringIn: { to: ['active'], by: ['Staff'], clause: 'ACC-2', words: 'Staff may bring in keepers from another database' },
  },
  moves: {
    close: { from: ['active'], to: 'closing', by: ['holder'], clause: 'ACC-3', words: 'A person may close an active account' },
    keep: { from: ['closing'], to: 'active', by: ['holder'], clause: 'ACC-4', words: 'A closing account may be kept within 30 days' },
    end: {
      from: ['closing'],
      to: 'closed',
      by: ['clock'],
      clause: 'ACC-5',
      words: 'A closing account ends after 30 days (UK GDPR Article 17)',
    },
  },
})

/** What is noted of an account whose status stays as it is. */
export const PROFILES = clause('ACC-6', 'A person may hold several profile types')
export const RESET = clause('ACC-7', 'Whoever reads the account’s e-mail may choose a new password')
export const PASSWORD = clause('ACC-8', 'The holder may change the password')
export const EMAIL = clause('ACC-9', 'An address counts once its reader has confirmed it')
export const EMAIL_BACK = clause('ACC-10', 'The old address may take a change back within 7 days')
export const MOBILE = clause('ACC-11', 'A number counts once its code has come back')
export const DETAILS = clause('ACC-12', 'A keeper may correct their details at any time, free of charge')
export const SEARCHED = clause('ACC-13', 'A professional’s search for a person is recorded')

/** What lets a professional apply, send more, and apply again; noted also where their verification stays as it is. */
export const EVIDENCE = clause('ACC-15', 'A professional applies with what shows it, and Staff check it')

/** What lets a breeder write down a licence after they have applied; their verification stays as it is. */
export const LICENCE = clause('ACC-18', 'A breeder may give the licence later, or another one')

/** What lets an implanter keep what they told us up to date. */
export const PRACTICE = clause(
  'ACC-19',
  'An implanter keeps where they work and who insures them up to date, and until it is checked their qualification',
)

/** What lets somebody whose verification ends ask for another year; their verification stays as it is until Staff have looked. */
export const RENEWAL = clause(
  'ACC-22',
  'Whose verification ends soon or has ended shows anew what they are, or says that nothing has changed',
)

/** The verification of one profile type of an account. */
export const verificationLife = lifecycle({
  subject: 'profile',
  table: 'profile',
  states: {
    active: 'A profile type that nobody has to check: the person acts for themselves.',
    applied: 'A professional has applied. Staff check what they say; they can sign in and prepare meanwhile.',
    verified: 'Staff have checked the evidence.',
    expired: 'The year for which Staff had checked the evidence is over. Nothing that the person has is taken away.',
    refused: 'The evidence was not enough. The person may send more.',
  },
  reads: {
    applied: 'is being checked',
    verified: 'has been verified',
    expired: 'needs to be verified again',
    refused: 'has been refused',
  },
  starts: {
    takeUp: {
      to: ['active'],
      by: ['holder', 'Staff'],
      clause: 'ACC-14',
      words: 'Anyone may be a Customer, a Student or a TailTag customer without being checked',
    },
    apply: { to: ['applied'], by: ['holder'], ...EVIDENCE },
    appoint: { to: ['active'], by: ['Staff'], clause: 'ACC-23', words: 'Staff appoint Staff, and whoever runs the register the first' },
  },
  moves: {
    verify: {
      from: ['applied', 'refused'],
      to: 'verified',
      by: ['Staff'],
      clause: 'ACC-16',
      words: 'Staff verify a professional on evidence (SI 2023/468 reg 7(1)(e))',
    },
    refuse: {
      from: ['applied', 'verified', 'expired'],
      to: 'refused',
      by: ['Staff'],
      clause: 'ACC-17',
      words: 'Staff refuse a professional, or end a verification, and say why',
    },
    expire: {
      from: ['verified'],
      to: 'expired',
      by: ['clock'],
      clause: 'ACC-20',
      words:
        'The verification of a vet, rescue or authority and of an implanter ends after a year, but not while Staff have yet to answer who asked for another',
    },
    renew: {
      from: ['verified', 'expired'],
      to: 'verified',
      by: ['Staff'],
      clause: 'ACC-21',
      words: 'Staff verify somebody for another year, from 30 days before the end on',
    },
    applyAgain: {
      from: ['refused'],
      to: 'applied',
      by: ['holder'],
      ...EVIDENCE,
    },
  },
})
