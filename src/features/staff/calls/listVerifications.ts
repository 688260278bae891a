import * as z from 'zod'
import { applications } from '#features/accounts/verification.ts'
import { answer } from '#platform/server/answer.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { listVerifications } from '../contract.ts'

export default answer(listVerifications, async ({ db }) => {
  const all = await applications(db)
  return {
    items: all.map(({ email, type, name, since, verifiedUntil, details, files, note, ...contacts }) => ({
      email,
      profileType: type,
      name,
      phone: contacts.mobile ? shownMobile(contacts.mobile) : '',
      unconfirmed: unconfirmedOf(contacts),
      since,
      verifiedUntil,
      details: Details.parse(details),
      evidence: files.length > 0 ? files.map((id) => `uploads/${id}`) : ['no evidence sent'],
      note,
      next: nextFor(email, type, files),
    })),
  }
})

interface Contacts {
  emailVerifiedAt: Date | null
  mobile: string | null
  mobileVerifiedAt: Date | null
}

const unconfirmedOf = ({ emailVerifiedAt, mobile, mobileVerifiedAt }: Contacts) => [
  ...(emailVerifiedAt ? [] : ['e-mail address' as const]),
  ...(mobile && !mobileVerifiedAt ? ['mobile number' as const] : []),
]

/** Their papers are looked at first. Whoever sent none is verified only with a reason. */
const nextFor = (email: string, type: string, files: readonly string[]) => [
  ...files.map((id) => `npm run staff -- save-file uploads/${id}`),
  `npm run staff -- verify-professional ${email} ${type}${files.length === 0 ? ' --reason "…"' : ''}`,
  `npm run staff -- refuse-professional ${email} ${type} --reason "…"`,
]

const Details = z.record(z.string(), z.unknown())
