import { accountById } from '#features/accounts/queries.ts'
import { strayWithRescue } from '#features/welfare/queries/strayselsewhere.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { daysAfter } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { downloadMoveLetter } from '../contract.ts'
import { transferLetter } from '../letter.ts'
import { isProven } from '../policy.ts'
import { moveOfKeeper } from '../queries.ts'
import { ProofKind } from '../shapes.ts'

export default answer(downloadMoveLetter, async ({ input, who, db, now, services, refuse, give }) => {
  const known = await moveOfKeeper(db, input.moveId, who.id)
  if (!known) throw refuse('noSuchMove')
  const stray = await strayWithRescue(db, known.petId)
  const { name, line1, line2, town, county, postcode, email, mobile } = await accountById(db, who.id)
  const lines = [line1, line2, town, county, postcode].flatMap((line) => line || [])
  // What an earlier keeper showed is theirs, the code above all.
  const proof = known.keeperId === who.id ? (ProofKind.safeParse(known.proofKind).data ?? null) : null
  const bytes = await transferLetter({
    to: known.name,
    keeper: { name: stray?.rescue.name ?? name, lines, email, mobile: stray?.rescue.phone ?? mobile },
    stray: stray && {
      cameOn: stray.cameOn,
      heldUntil: stray.freeOn && daysAfter(stray.freeOn, -1),
      council: stray.councilReference,
    },
    pet: { name: known.petName, species: speciesWords[Species.parse(known.species)].one, chipNumber: known.chipNumber },
    movedAt: known.createdAt,
    isProven: isProven(known) && known.status !== 'refused',
    proof,
    code: proof === 'transferCode' ? known.proofCode : null,
    madeAt: now,
    site: services.config.publicUrl,
  })
  give({ bytes, type: 'application/pdf', name: `Letter to ${known.name} ${known.chipNumber}.pdf` })
  return null
})
