import * as z from 'zod'
import { readCertificateNumber } from '#platform/contract/certificatenumber.ts'
import { Landline, Mobile, PersonName } from '#platform/contract/contacts.ts'
import { Id, IsoDate, Line, May, Moment, Name, Needed, OptionalLine } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { site } from '#src/site.ts'
import { verificationLife } from './lifecycle.ts'
import { isBreachedPassword, isCommonPassword, SHORTEST_PASSWORD } from './passwords.ts'

/** The profile types a person can take up by registering; Student and TT-Customer have calls of their own. */
export const RegisteringType = z.enum(['Customer', 'Implanter', 'Breeder', 'Welfare', 'Trainer'])
export const Verification = z.enum(statesOf(verificationLife))

/** At least 10 characters, no other recipe (NCSC guidance), and not one of those that are tried first. */
export const NewPassword = z
  .string()
  .min(SHORTEST_PASSWORD)
  .max(128)
  .refine((typed) => !isCommonPassword(typed), 'This is one of the first passwords a thief would try. Use three random words instead.')
  .refine(
    (typed) => !isBreachedPassword(typed),
    'This password has been in a data breach, so thieves try it. Use three random words instead.',
  )

/** That a professional is away, as everyone who needs them is told. */
export const Away = z.object({
  until: z.string(),
  note: z.string(),
  /** Whom to ask in the meantime; both empty where there's no one. */
  standInName: z.string(),
  standInPhone: z.string(),
})
export type Away = z.output<typeof Away>

/** The mobile of somebody who opens an account: whoever has only a landline reads what to do. */
export const OwnMobile = z
  .string('Enter a mobile number')
  .refine((typed) => !Landline.safeParse(typed).success, {
    error: `This is a landline number, which we can’t text a code to. If you don’t have a mobile phone, call us on ${site.phone} and we’ll help you.`,
    abort: true,
  })
  .pipe(Mobile)

export const SecondContact = z.strictObject({ name: PersonName, phone: Mobile })

/** A solved puzzle from the captcha; the challenge is at captchaChallenge. */
export const CaptchaSolution = z.string().max(4000)

export const Implanter = z.strictObject({
  kind: z.literal('Implanter'),
  /** A vet may implant in any animal; others in those of their certificate. */
  role: asking('Choose your role', z.enum(['vet', 'vetNurse', 'trained'])).optional(),
  /** A certificate of ours is written as we write it, however it was typed: its suspension finds who works by it. */
  certificateReference: asking(
    'Enter your certificate or registration number',
    Line(60).transform((typed) => readCertificateNumber(typed) ?? typed),
  ),
  species: asking(
    'Choose the animals your training covers',
    z
      .array(z.enum(['dog', 'cat', 'rabbit', 'ferret', 'all']))
      .min(1)
      .max(5),
  ),
  evidenceFileId: z.uuid().optional(),
})

/** Of an implanter, for what can happen when an animal is chipped; good up to and with its last day. */
export const Insurance = z.strictObject({
  insurer: Needed('Enter your insurer', 100),
  policyNumber: OptionalLine(60),
  until: asking('Enter the date you’re insured until', IsoDate),
})

/** A licence to breed, and the council that gave it. */
export const Licence = z.strictObject({
  licenceNumber: Line(60),
  issuingAuthority: asking('Enter the council that issued your licence', Line(100)),
  /** Its last day, where the breeder has given it. */
  licenceEndsOn: IsoDate.optional(),
})
const LicensedBreeder = z.strictObject({
  kind: z.literal('Breeder'),
  licensed: asking('Choose whether you have a breeding licence', z.literal(true)),
  ...Licence.shape,
})
const UnlicensedBreeder = z.strictObject({ kind: z.literal('Breeder'), licensed: z.literal(false) })
const Welfare = z.strictObject({
  kind: z.literal('Welfare'),
  organisation: asking('Enter the organisation’s name', Name(120)),
  organisationKind: asking('Choose what kind of organisation it is', z.enum(['vet practice', 'rescue', 'local authority', 'police'])),
  registrationNumber: Line(60),
})
/** `courseApproval`: the Secretary of State's approval of the course; a course without it gives no right to implant. */
const Trainer = z.strictObject({
  kind: z.literal('Trainer'),
  organisation: asking('Enter the name of your course or organisation', Name(120)),
  courseApproval: OptionalLine(60).default(''),
})

/** What a professional says of themselves when they apply; Staff check it. */
export const Professional = z.discriminatedUnion('kind', [
  Implanter,
  z.discriminatedUnion('licensed', [LicensedBreeder, UnlicensedBreeder]),
  Welfare,
  Trainer,
])

/** A code from an authenticator app, or one of the recovery codes. */
export const SecondFactorCode = z
  .string()
  .trim()
  .regex(/^(\d{3} ?\d{3}|[\da-z]{5}[ -]?[\da-z]{5})$/i, 'Enter the 6 digits your app shows, or a recovery code')

/** A code of the app alone: it shows that the app was set up. */
export const AppCode = z
  .string()
  .trim()
  .regex(/^\d{3} ?\d{3}$/, 'Enter the 6 digits your app shows')

/** Codes for when the app is lost, shown once. */
export const RecoveryCodes = z.array(z.string())

export const Practice = z.object({
  certificateReference: z.string(),
  species: z.array(z.string()),
  role: z.enum(['vet', 'vetNurse', 'trained']),
})

export const InsuranceState = z.enum(['good', 'ending', 'ended'])

/** How an implanter works, as they told us, and how far we are with checking it. */
export const MyPractice = Practice.extend({
  standing: Verification,
  /** When it took this verification. */
  since: Moment,
  /** The last day of the verification, where it was given. */
  until: IsoDate.nullable(),
  why: z.string().nullable(),
  serviceAddress: z.object({ line1: z.string(), line2: z.string(), town: z.string(), county: z.string(), postcode: z.string() }).nullable(),
  insurance: z.object({ insurer: z.string(), policyNumber: z.string(), until: z.string(), state: InsuranceState }).nullable(),
  evidence: z.array(
    z.object({
      id: Id,
      kind: z.enum(['picture', 'pdf']),
      /** As you called it. */
      name: z.string().nullable(),
      /** Where a picture is shown. */
      url: z.string().nullable(),
      sentAt: Moment,
    }),
  ),
  can: z.object({ requalify: May }),
  /** Goes back with a change. */
  version: z.string(),
})

const Profile = z.object({
  type: z.string(),
  standing: Verification,
  /** Staff have checked what they can do, however long ago. */
  isChecked: z.boolean(),
  /** Staff can check nothing, or check nothing anew, before more is sent. */
  wantsEvidence: z.boolean(),
  /** How many files Staff have to look at. */
  evidence: z.int(),
  /** Why Staff refused it, in their words. */
  why: z.string().nullable(),
  /** The licence of a breeder who has one. */
  licence: Licence.nullable(),
  /** The licences the breeder had before it under another number, which stand on the records of their dogs; the last of them first. */
  pastLicences: z
    .array(z.object({ licenceNumber: z.string(), issuingAuthority: z.string(), licenceEndsOn: z.string().nullable() }))
    .optional(),
  /** Of a verification that ends: its last day, whether that is past, whether it can be renewed now, and since when we look at what was shown for that: it goes on until we have answered. */
  ends: z.object({ on: IsoDate, isOver: z.boolean(), renewable: z.boolean(), askedAt: Moment.nullable() }).optional(),
  /** What an implanter may do, as they told us; with their profile only. */
  practice: Practice.optional(),
})

export const SignedIn = z.object({
  token: z.string(),
  /** `organisations`: for how many they work. */
  user: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    profileTypes: z.array(z.string()),
    organisations: z.int().default(0),
  }),
})

export const MyAccount = z.object({
  id: z.uuid(),
  status: z.enum(['active', 'closing']),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** An address that waits to be verified, after updateUserEmail. */
  emailWaiting: z.string().nullable(),
  mobile: z.string().nullable(),
  mobileVerified: z.boolean(),
  /** A number that waits for its code, after updateUserMobileNumber. */
  mobileWaiting: z.string().nullable(),
  address: z
    .object({ line1: z.string(), line2: z.string(), town: z.string(), county: z.string(), postcode: z.string(), nation: z.string() })
    .nullable(),
  landline: z.string().nullable(),
  secondContact: z.object({ name: z.string(), phone: z.string() }).nullable(),
  vetPractice: z.string().nullable(),
  rescueBackup: z.string().nullable(),
  marketing: z.boolean(),
  alertByEmail: z.boolean(),
  alertBySms: z.boolean(),
  antiPhishingWord: z.string().nullable(),
  profiles: z.array(Profile),
  createdAt: Moment,
  contactConfirmedAt: Moment.nullable(),
  /** When the account is erased, while it is closing. */
  closesAt: Moment.nullable(),
  exportLink: z.string(),
  /** Goes back with a change of the details. */
  version: z.string(),
})

export const FoundPlace = z.object({
  postcode: z.string(),
  place: z.string(),
  nation: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** True when only the area is known, not the street. */
  approximate: z.boolean(),
  addresses: z.array(z.object({ line1: z.string(), line2: z.string(), town: z.string(), county: z.string(), postcode: z.string() })),
})

/** What can wait for somebody, most urgent first. */
export const TASK_KINDS = [
  'sighting',
  'foundAnimal',
  'message',
  'inCare',
  'beginSearch',
  'keepershipRequest',
  'disputed',
  'chipsStopped',
  'reportDue',
  'offer',
  'chipsHanded',
  'bookingToPay',
  'bookingRequest',
  'bookingProposal',
  'bookingAbsence',
  'chippedForYou',
  'rehoming',
  'applicants',
  'litterRequest',
  'email',
  'mobile',
  'standing',
  'evidence',
  'licence',
  'chipLitter',
  'unregisteredImplant',
  'bookingToClose',
  'payoutAccount',
  'offerEnding',
  'chipsExpiring',
  'strayNoCouncil',
  'strayFree',
  'stayLong',
  'stillYours',
  'details',
  'payment',
  'claimRelease',
  'moveUnconfirmed',
  'registerConflict',
  'deathReported',
  'sharing',
  'invitation',
  'bookingReview',
  'cameBack',
  'exam',
  'assess',
  'unlockExam',
  'countersign',
  'refresher',
  'secondContact',
] as const

export const Task = z.object({
  kind: z.enum(TASK_KINDS),
  /** Tells two tasks of one kind apart. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where it is done, and the words on the button. */
  link: z.string(),
  act: z.string(),
  urgent: z.boolean(),
  dueAt: Moment.nullable(),
})
export type Task = z.output<typeof Task>
