import * as z from 'zod'
import { applications } from '#features/accounts/verification.ts'
import { answer } from '#platform/server/answer.ts'
import { listVerifications } from '../contract.ts'

export default answer(listVerifications, async ({ db }) => {
  const all = await applications(db)
  return {
    items: all.map(({ email, type, name, since, verifiedUntil, details, files, note }) => ({
      email,
      profileType: type,
      name,
      since,
      verifiedUntil,
      details: Details.parse(details),
      evidence: files.length > 0 ? files.map((id) => `uploads/${id}`) : ['no evidence sent'],
      note,
    })),
  }
})

const Details = z.record(z.string(), z.unknown())
