import { hasFile } from '#features/files/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { switchToImplanter } from '../contract.ts'
import { PROFILES } from '../lifecycle.ts'
import { addProfile } from '../openAccount.ts'
import { accountById } from '../queries.ts'
import { signedInAs } from '../sessions.ts'

export default answer(switchToImplanter, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const { professional, serviceAddress, insurance, terms } = input
  if (!terms) throw refuse('termsNeeded', { field: 'terms' })
  if (insurance.until < londonDate(now)) throw refuse('uninsured', { field: 'insurance.until' })
  const { evidenceFileId } = professional
  if (evidenceFileId && !(await hasFile(db, evidenceFileId, who.id))) throw refuse('noSuchFile', { field: 'professional.evidenceFileId' })

  const details = { ...professional, serviceAddress, insurance, termsAcceptedAt: now.toISOString() }
  const added = await addProfile(context, who.id, { type: 'Implanter', details })
  if (!added) throw refuse('alreadyHeld')
  await recordEvent('account', who.id, {
    move: 'addProfile',
    clause: PROFILES.clause,
    by: 'holder',
    facts: { profileType: 'Implanter' },
  })
  const account = await accountById(db, who.id)
  return { ...(await signedInAs(context, account, who.sessionId)), standing: 'applied' as const }
})
