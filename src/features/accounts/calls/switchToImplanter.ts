import { hasFile } from '#features/files/queries.ts'
import { isYounger } from '#platform/clock/age.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { switchToImplanter } from '../contract.ts'
import { verifiedUntil } from '../expiry.ts'
import { PROFILES, verificationLife } from '../lifecycle.ts'
import { addProfile } from '../openAccount.ts'
import { type Qualification, qualifications } from '../points.ts'
import { accountById, implanterProfile } from '../queries.ts'
import { signedInAs } from '../sessions.ts'

export default answer(switchToImplanter, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const { professional, serviceAddress, insurance, terms } = input
  if (!terms) throw refuse('termsNeeded', { field: 'terms' })
  if (insurance.until < londonDate(now)) throw refuse('uninsured', { field: 'insurance.until' })
  const { evidenceFileId } = professional
  if (evidenceFileId && !(await hasFile(db, evidenceFileId, who.id))) throw refuse('noSuchFile', { field: 'professional.evidenceFileId' })

  const ours = await qualificationOf(context)
  if (ours && isYounger(ours.bornOn, IMPLANTER_AGE, now)) throw refuse('tooYoung')

  const details = { ...professional, ...(ours && trainedBy(ours)), serviceAddress, insurance, termsAcceptedAt: now.toISOString() }
  const added = await addProfile(context, who.id, { type: 'Implanter', details })
  if (!added) throw refuse('alreadyHeld')
  await recordEvent('account', who.id, {
    move: 'addProfile',
    clause: PROFILES.clause,
    by: 'holder',
    facts: { profileType: 'Implanter' },
  })
  const standing = ours ? await qualify(context) : ('applied' as const)
  const account = await accountById(db, who.id)
  return { ...(await signedInAs(context, account, who.sessionId)), standing }
})

type Context = CallContext<typeof switchToImplanter>

const IMPLANTER_AGE = 18

/** Our own certificate of an approved course, where its holder names it. */
async function qualificationOf({ input, who, db, extensions }: Context): Promise<Qualification | null> {
  const asked = { accountId: who.id, reference: input.professional.certificateReference }
  const found = await Promise.all(extensions(qualifications).map((of) => of(db, asked)))
  return found.find((one) => one !== null) ?? null
}

/** What the certificate says counts, not what was typed. */
const trainedBy = ({ reference, species }: Qualification) => ({ role: 'trained' as const, certificateReference: reference, species })

/** ACC-26 */
async function qualify({ who, db, now, transition }: Context) {
  const profile = await implanterProfile(db, who.id).executeTakeFirstOrThrow()
  const until = verifiedUntil({ type: 'Implanter', verifiedUntil: null }, londonDate(now))
  await db.updateTable('profile').set({ verifiedUntil: until }).where('id', '=', profile.id).execute()
  return transition(verificationLife, 'qualify', profile.id, 'holder', { profileType: 'Implanter', until })
}
