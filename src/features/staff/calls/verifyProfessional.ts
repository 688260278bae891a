import { applications, verifyProfession } from '#features/accounts/verification.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { verifyProfessional } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(verifyProfessional, async (context) => {
  const { db, input, refuse } = context
  const application = (await applications(db)).find(({ email, type }) => email === input.email && type === input.profileType)
  if (application?.files.length === 0 && input.reason === '') throw refuse('noEvidence', { field: 'reason' })
  const evidence = evidenceWords(application?.files.length ?? 0, application?.note ?? '')
  const verifiedUntil = await verifyProfession(context, input.email, input.profileType)
  return { verifiedUntil, evidence }
})

function evidenceWords(files: number, note: string): AnswerOf<typeof verifyProfessional>['evidence'] {
  if (files === 0) return note ? `no file, but a note: ${note}` : 'they’ve sent none'
  return files === 1 ? '1 file' : `${files} files`
}
