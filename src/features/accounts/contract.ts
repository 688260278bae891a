import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Address, Landline, Mobile, PersonName, Postcode, PublicPhone } from '#platform/contract/contacts.ts'
import { changedMeanwhile, Email, Id, IsoDate, Moment, Nothing, OptionalLine, Version } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { CODE_REFUSED, SECOND_FACTOR_REFUSED } from './refusals.ts'
import {
  AppCode,
  CaptchaSolution,
  FoundPlace,
  Implanter as ImplanterDetails,
  Insurance,
  Licence,
  MyAccount,
  MyPractice,
  NewPassword,
  OwnMobile,
  Professional,
  RecoveryCodes,
  RegisteringType,
  SecondContact,
  SecondFactorCode,
  SignedIn,
  Verification,
} from './shapes.ts'

const captcha = CaptchaSolution.default('')
const captchaFailed = [400, 'Tick “I’m a person”, then try again'] as const
const noSuchProfile = [404, 'Your account doesn’t have this profile type. Register for it first.'] as const
const uninsured = [400, 'Your insurance must still be valid today'] as const
const wrongPassword = [403, 'That isn’t your current password'] as const

export const register = call('register', {
  method: 'POST',
  vital: true,
  summary: 'Open an account, or add a profile type to the account that’s signed in (confirmed with its own e-mail and password).',
  who: 'anyone',
  acting: 'never',
  input: z.strictObject({
    profileType: RegisteringType,
    name: PersonName,
    email: Email,
    mobile: OwnMobile,
    address: Address,
    password: NewPassword,
    marketing: z.boolean().default(false),
    professional: Professional.optional(),
    captcha,
  }),
  output: z.object({ userId: Id, needs: z.array(z.enum(['email', 'mobile'])) }),
  says: 'Check your e-mail: we’ve sent you a link to continue',
  refuses: {
    captchaFailed,
    detailsNeeded: [400, 'Enter the professional details for this profile type'],
    wrongPassword,
    alreadyHeld: [409, 'Your account already has this profile type'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const sendEvidence = call('sendEvidence', {
  method: 'POST',
  summary:
    'Send us evidence of your profession: a certificate, a licence or a registration. Our staff check it. Breeders can add their licence here, and professionals whose verification is ending can tell us that nothing has changed.',
  who: 'signed-in',
  acting: 'owner',
  input: z
    .strictObject({
      profileType: z.enum(['Implanter', 'Breeder', 'Welfare', 'Trainer']),
      fileIds: z.array(Id).max(5).default([]),
      note: OptionalLine(300).default(''),
      /** Of a breeder who has one now, or another than before. */
      licence: Licence.optional(),
      /** That licence is the one we have, mistyped until now: it’s corrected on the records of the animals that carry it. */
      correctsLicence: z.boolean().default(false),
      /** Of somebody whose verification ends within 30 days or has ended: what we know of them is still right. */
      nothingChanged: z.literal(true).optional(),
    })
    .refine(({ fileIds, licence, nothingChanged }) => fileIds.length > 0 || licence || nothingChanged, {
      path: ['fileIds'],
      error: 'Choose at least one file',
    }),
  /** The token is one that holds the profile type again, where Staff had refused it. */
  output: z.object({ standing: Verification, token: z.string().nullable() }),
  says: 'Thanks. We’ve got it and we’ll check it',
  refuses: {
    noSuchProfile,
    noSuchFile: [400, 'Upload the file again'],
    breedersOnly: [400, 'Only breeders can add a breeding licence'],
    nothingEnds: [
      409,
      'You can only do this in the 30 days before your verification ends, or once it’s ended. Choose a file to send.',
      'ACC-22',
    ],
  },
  limit: { times: 20, seconds: 3600 },
  keepsAnswer: false,
})

export const correctPastLicence = call('correctPastLicence', {
  method: 'POST',
  summary: 'Correct the number or the council of one of your past breeding licences, also on the records of the dogs that carry it.',
  who: ['Breeder'],
  acting: 'owner',
  input: z.strictObject({
    /** The number that stands there. */
    was: Licence.shape.licenceNumber,
    licenceNumber: Licence.shape.licenceNumber,
    issuingAuthority: Licence.shape.issuingAuthority,
  }),
  output: z.null(),
  says: 'Corrected, on the records of your dogs too',
  refuses: { noSuchLicence: [404, 'We can’t find this licence among your past ones. Reload the page.'] },
  limit: { times: 20, seconds: 3600 },
})

export const switchToImplanter = call('switchToImplanter', {
  method: 'POST',
  summary:
    'Add the Implanter profile with a certificate, or as a vet or vet nurse. Our staff check it, unless it’s our own certificate of an approved course.',
  who: ['Student', 'Customer', 'Breeder', 'Welfare'],
  acting: 'never',
  input: z.strictObject({
    professional: ImplanterDetails,
    serviceAddress: Address,
    insurance: Insurance,
    terms: z.boolean().default(false),
  }),
  output: SignedIn.extend({ standing: Verification }),
  says: 'Thanks. We’ve got it',
  refuses: {
    tooYoung: [409, 'You can work as an implanter from the age of 18', 'ACC-26'],
    alreadyHeld: [409, 'Your account already has this profile type'],
    termsNeeded: [400, 'Read and accept the terms for implanters'],
    uninsured,
    noSuchFile: [400, 'Upload the file again'],
  },
  limit: { times: 20, seconds: 3600 },
  keepsAnswer: false,
})

export const getPractice = call('getPractice', {
  method: 'GET',
  summary: 'Your implanter profile: how far we’ve got with checking it, which animals you can implant, where you work and who insures you.',
  who: 'signed-in',
  acting: 'never',
  input: Nothing,
  output: MyPractice,
  says: 'Your practice',
  refuses: { noSuchProfile },
})

export const updatePractice = call('updatePractice', {
  method: 'POST',
  summary: 'Change where you work as an implanter, who insures you and, until our staff have checked it, your qualification.',
  who: 'signed-in',
  acting: 'never',
  input: z
    .strictObject({
      professional: ImplanterDetails.omit({ evidenceFileId: true }).optional(),
      serviceAddress: Address.optional(),
      insurance: Insurance.optional(),
      version: Version,
    })
    .refine(({ version: _, ...changes }) => Object.keys(changes).length > 0, {
      path: ['insurance'],
      error: 'Enter what you want to change',
    }),
  output: z.null(),
  says: 'Saved',
  refuses: {
    changedMeanwhile,
    noSuchProfile,
    uninsured,
    checkedAlready: [
      409,
      'Our staff have checked this, so you can’t change it alone. Send us your new certificate as evidence, then call us and we’ll change it together.',
      'ACC-19',
    ],
  },
})

export const login = call('login', {
  method: 'POST',
  vital: true,
  summary: 'Sign in with e-mail and password, and where the account has an authenticator app, with a code.',
  who: 'guest',
  input: z.strictObject({ email: Email, password: z.string().min(1).max(128), code: SecondFactorCode.optional() }),
  output: SignedIn,
  says: 'Signed in',
  refuses: {
    noMatch: [401, 'That e-mail and password don’t match an account'],
    locked: [429, 'Too many wrong passwords. Wait 15 minutes, or reset your password.'],
    codeAsked: [401, 'Enter a code from your authenticator app', 'ACC-25'],
    ...CODE_REFUSED,
  },
  limit: { times: 60, seconds: 60 },
  keepsAnswer: false,
})

export const logout = call('logout', {
  method: 'GET',
  summary: 'Sign out: the token stops working everywhere.',
  who: 'signed-in',
  acting: 'self',
  input: Nothing,
  output: z.null(),
  says: 'Logout Success!',
  refuses: {},
  reads: false,
})

export const getSessions = call('getSessions', {
  method: 'GET',
  summary: 'The devices that are signed in to your account, this one first.',
  who: 'signed-in',
  acting: 'never',
  input: Nothing,
  output: z.object({ items: z.array(z.object({ id: Id, device: z.string(), signedInAt: Moment, isThis: z.boolean() })) }),
  says: 'Where you’re signed in',
  refuses: {},
})

export const endSession = call('endSession', {
  method: 'POST',
  summary: 'Sign out one of your devices, or all but this one.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({ sessionId: Id.optional() }),
  output: z.null(),
  says: 'Signed out',
  refuses: { noSuchSession: [404, 'That device isn’t signed in any more'] },
})

export const forgotPassword = call('forgotPassword', {
  method: 'POST',
  summary: 'Send a link to choose a new password. The answer is the same whether or not there’s an account.',
  who: 'guest',
  input: z.strictObject({ email: Email }),
  output: z.null(),
  says: 'If there’s an account with this e-mail, a link is on its way. It works for 30 minutes.',
  refuses: {},
  limit: { times: 10, seconds: 900 },
})

export const resetPassword = call('resetPassword', {
  method: 'POST',
  summary: 'Choose a new password with the link from the e-mail. Signs out every device.',
  who: 'guest',
  input: z.strictObject({ token: z.string().min(1).max(200), password: NewPassword }),
  output: z.null(),
  says: 'You’ve changed your password. Sign in with the new one.',
  refuses: { linkEnded: [410, 'This link has been used or is older than 30 minutes. Ask for a new one.'] },
  limit: { times: 20, seconds: 900 },
})

export const verifyEmailToken = call('verifyEmailToken', {
  method: 'POST',
  summary: 'Confirm an e-mail address, or undo a change of address, with the link from the e-mail.',
  who: 'anyone',
  acting: 'self',
  input: z.strictObject({ token: z.string().min(1).max(200) }),
  output: z.object({ email: z.string(), undone: z.boolean() }),
  says: 'Your e-mail address is confirmed',
  refuses: {
    linkEnded: [410, 'This link has been used or is too old. Sign in and ask for a new one.'],
    emailTaken: [409, 'Another account now uses this e-mail address'],
  },
  limit: { times: 20, seconds: 900 },
})

export const verifyOtp = call('verifyOtp', {
  method: 'POST',
  summary: 'Confirm a mobile number with the 6 digits we texted to it.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the 6 digits from the text message'),
  }),
  output: z.object({ mobile: z.string() }),
  says: 'Your mobile number is confirmed',
  refuses: {
    noCode: [409, 'There’s no code to check. Ask for a new one.'],
    codeEnded: [410, 'This code is older than 10 minutes or has been tried 5 times. Ask for a new one.'],
    wrongCode: [400, 'Check the code: it isn’t the one we sent'],
  },
  limit: { times: 30, seconds: 600 },
})

export const changePassword = call('changePassword', {
  method: 'POST',
  summary: 'Change the password. Signs out the other devices and e-mails the account.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({ currentPassword: z.string().min(1).max(128), newPassword: NewPassword }),
  output: z.null(),
  says: 'You’ve changed your password',
  refuses: { wrongPassword },
  limit: { times: 10, seconds: 900 },
})

export const getSecondFactor = call('getSecondFactor', {
  method: 'GET',
  summary: 'Whether your account has an authenticator app, and until when a code has proven this session.',
  who: 'signed-in',
  acting: 'self',
  input: Nothing,
  /** `forWork`: their work needs one. */
  output: z.object({ since: Moment.nullable(), provenUntil: Moment.nullable(), recoveryCodesLeft: z.int(), forWork: z.boolean() }),
  says: 'Your authenticator app',
  refuses: {},
})

export const beginSecondFactor = call('beginSecondFactor', {
  method: 'POST',
  summary:
    'Begin to set up an authenticator app, with the password: its secret, once, as text and as a QR code. confirmSecondFactor turns it on.',
  who: 'signed-in',
  acting: 'self',
  input: z.strictObject({ password: z.string().min(1).max(128) }),
  /** `link` is what the app reads from the picture, and `picture` the address of that picture. */
  output: z.object({ secret: z.string(), link: z.string(), picture: z.string() }),
  says: 'Scan the code with your authenticator app',
  refuses: { wrongPassword, alreadyOn: [409, 'Your account already has an authenticator app. Remove it before you set up another.'] },
  limit: { times: 10, seconds: 900 },
  keepsAnswer: false,
})

export const confirmSecondFactor = call('confirmSecondFactor', {
  method: 'POST',
  summary: 'Turn the second factor on with the first code of the app. Gives ten recovery codes, once, and proves this session.',
  who: 'signed-in',
  acting: 'self',
  input: z.strictObject({ code: AppCode }),
  output: z.object({ recoveryCodes: RecoveryCodes }),
  says: 'Your authenticator app is set up',
  refuses: SECOND_FACTOR_REFUSED,
  limit: { times: 30, seconds: 900 },
  keepsAnswer: false,
})

export const proveSecondFactor = call('proveSecondFactor', {
  method: 'POST',
  summary: 'Prove this session for 12 hours with a code from the app or a recovery code.',
  who: 'signed-in',
  acting: 'self',
  input: z.strictObject({ code: SecondFactorCode }),
  output: z.null(),
  says: 'Thanks. We won’t ask for a code again for 12 hours',
  refuses: SECOND_FACTOR_REFUSED,
  limit: { times: 30, seconds: 900 },
})

export const removeSecondFactor = call('removeSecondFactor', {
  method: 'POST',
  summary: 'Remove the authenticator app, with a code from it or a recovery code.',
  who: 'signed-in',
  acting: 'self',
  input: z.strictObject({ code: SecondFactorCode }),
  output: z.null(),
  says: 'Your authenticator app is removed',
  refuses: SECOND_FACTOR_REFUSED,
  limit: { times: 30, seconds: 900 },
})

export const replaceRecoveryCodes = call('replaceRecoveryCodes', {
  method: 'POST',
  summary: 'Ten new recovery codes in place of the old ones, with a code from the app or a recovery code.',
  who: 'signed-in',
  acting: 'self',
  input: z.strictObject({ code: SecondFactorCode }),
  output: z.object({ recoveryCodes: RecoveryCodes }),
  says: 'You have new recovery codes',
  refuses: SECOND_FACTOR_REFUSED,
  limit: { times: 30, seconds: 900 },
  keepsAnswer: false,
})

export const userProfile = call('userProfile', {
  method: 'GET',
  summary: 'Everything in the account.',
  who: 'signed-in',
  input: Nothing,
  output: MyAccount,
  says: 'Your account',
  refuses: {},
})

export const updateUserProfile = call('updateUserProfile', {
  method: 'POST',
  summary: 'Change your name, address and back-up contacts. Always free.',
  who: 'signed-in',
  acting: 'owner',
  input: z.strictObject({
    name: PersonName,
    address: Address,
    /** Left as it is where nothing is said of it. */
    landline: Landline.nullable().optional(),
    secondContact: SecondContact.nullable(),
    vetPractice: OptionalLine(120).nullable(),
    rescueBackup: OptionalLine(120).nullable(),
    version: Version,
  }),
  output: z.null(),
  says: 'We’ve saved your details',
  refuses: { changedMeanwhile },
})

export const updateUserEmail = call('updateUserEmail', {
  method: 'POST',
  summary: 'Change the e-mail address with the password, or send the confirmation link again by giving the same address.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({ email: Email, password: z.string().max(128).default('') }),
  output: z.null(),
  says: 'Check your e-mail and follow the link we sent to confirm this address',
  refuses: {
    wrongPassword,
    alreadyConfirmed: [409, 'You’ve already confirmed this e-mail address'],
    tooManyLinks: [429, 'We’ve sent this address several links already. Use the newest one, or ask again in an hour.'],
  },
  limit: { times: 10, seconds: 3600 },
})

export const updateUserMobileNumber = call('updateUserMobileNumber', {
  method: 'POST',
  summary: 'Send a code to a mobile number; verifyOtp confirms it.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({ mobile: Mobile }),
  output: z.null(),
  says: 'We’ve texted a code to this number',
  refuses: { tooManyCodes: [429, 'We’ve sent this number several codes already. Use the newest one, or ask again in an hour.'] },
  limit: { times: 5, seconds: 900 },
})

export const updateUser = call('updateUser', {
  method: 'POST',
  summary: 'Choose how we contact you, confirm that your details are still right, close the account, or keep it.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({
    alertByEmail: z.boolean().optional(),
    alertBySms: z.boolean().optional(),
    marketing: z.boolean().optional(),
    antiPhishingWord: OptionalLine(40).nullable().optional(),
    detailsAreRight: z.literal(true).optional(),
    close: z.strictObject({ password: z.string().min(1).max(128) }).optional(),
    keep: z.literal(true).optional(),
  }),
  output: z.object({ status: z.enum(['active', 'closing']) }),
  says: 'Saved',
  refuses: {
    wrongPassword,
    notSettled: [409, 'There’s something to settle before you can close your account'],
    oneChannel: [409, 'Keep e-mail on, or text messages to a confirmed mobile number, so we can reach you when your pet is found'],
  },
  limit: { times: 60, seconds: 900 },
})

export const usersList = call('usersList', {
  method: 'GET',
  summary:
    'Find one person by their exact e-mail address or mobile number, if our staff have verified you as a professional. You see their initials and what you typed, masked. We tell the person and record every search.',
  who: ['Breeder', 'Welfare', 'Implanter', 'Trainer', 'Staff'],
  input: z.strictObject({ email: Email.optional(), mobile: Mobile.optional() }),
  output: z.object({ items: z.array(z.object({ id: Id, name: z.string(), email: z.string().nullable(), mobile: z.string().nullable() })) }),
  says: 'People found',
  refuses: {
    oneOfTwo: [400, 'Enter an e-mail address or a mobile number, exactly as the person uses it'],
    notVerified: [403, 'Only professionals we’ve verified can look for people. Your profile says what we’re waiting for.'],
  },
  limit: { times: 20, seconds: 3600 },
  reads: false,
})

export const exportMyData = call('exportMyData', {
  method: 'GET',
  summary: 'Everything we hold about you and your pets, as a JSON file. Each file you’ve uploaded has a link that works for a few days.',
  who: 'signed-in',
  acting: 'owner',
  input: Nothing,
  output: z.null(),
  says: 'Your data',
  refuses: {},
  gives: 'download',
  limit: { times: 20, seconds: 3600 },
})

export const findAddress = call('findAddress', {
  method: 'GET',
  summary: 'The addresses at a UK postcode, or just its town where we don’t know the street.',
  who: 'anyone',
  input: z.strictObject({ postcode: Postcode }),
  output: FoundPlace,
  says: 'Found',
  refuses: {
    noSuchPlace: [404, 'We don’t know this postcode. Check it, or enter the address yourself.'],
    nobodyToAsk: [503, 'We can’t look up postcodes at the moment. Enter the address yourself.'],
  },
  limit: { times: 60, seconds: 60 },
})

export const captchaChallenge = call('captchaChallenge', {
  method: 'GET',
  summary: 'A puzzle for the browser to solve, to show that a person is asking.',
  who: 'anyone',
  input: Nothing,
  output: z.object({ kind: z.enum(['altcha', 'widget']), challenge: z.unknown() }),
  says: 'Solve this',
  refuses: {},
  alwaysAnswered: true,
})

/** Who is asked and found by others, who are told when they’re away. */
const PROFESSIONALS = ['Implanter', 'Breeder', 'Welfare', 'Trainer'] as const

const TIME_AWAY = {
  from: asking('Enter the first day you’re away', IsoDate),
  to: asking('Enter the last day you’re away', IsoDate),
  note: OptionalLine(200).default(''),
  standInName: OptionalLine(80).default(''),
  standInPhone: PublicPhone,
}

export const timeAway = call('timeAway', {
  method: 'GET',
  summary: 'When you’re away next, or now, and what we tell people then.',
  who: PROFESSIONALS,
  input: Nothing,
  output: z.object({ away: z.object(TIME_AWAY).nullable() }),
  says: 'Your time away',
  refuses: {},
})

export const saveTimeAway = call('saveTimeAway', {
  method: 'POST',
  summary: 'Say when you’re away: we tell people who write to you or find you until when, and who to ask in the meantime.',
  who: PROFESSIONALS,
  input: z.strictObject(TIME_AWAY),
  output: z.null(),
  says: 'We’ll tell people that you’re away',
  refuses: {
    endsBefore: [400, 'The last day must be the first day or later'],
    isOver: [400, 'The last day must be today or later'],
    tooLong: [400, 'Choose a last day that’s within a year'],
    nameNeeded: [400, 'Enter the name of the person to call'],
  },
})

export const endTimeAway = call('endTimeAway', {
  method: 'POST',
  summary: 'Say that you’re back, or aren’t going away: we stop telling people.',
  who: PROFESSIONALS,
  input: Nothing,
  output: z.null(),
  says: 'We don’t tell people any more that you’re away',
  refuses: {},
})
