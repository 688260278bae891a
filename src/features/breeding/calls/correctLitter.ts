import { CHANGED } from '#features/pets/lifecycle.ts'
import { birthProblem } from '#knowledge/animals/birth.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { clause } from '#platform/law/clause.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { correctLitter } from '../contract.ts'
import { isOtherBirth, parentsChanged, versionOfLitter } from '../correction.ts'
import { damProblem, sireProblem } from '../dam.ts'
import { OLDEST_LITTER_DAYS } from '../litter.ts'
import { gapProblem } from '../litterproblem.ts'
import { litterToChange, offspringOf } from '../queries.ts'

export default answer(correctLitter, async (context) => {
  const { input, who, db, refuse, recordEvent } = context
  const { dam, sire, bornOn } = input
  const litter = await litterToChange(db, input.litterId, who.id)
  if (!litter) throw refuse('noSuchLitter')
  if (input.version !== undefined && input.version !== versionOfLitter(litter)) throw refuse('changedMeanwhile')
  const young = await offspringOf(db, who.id).where('pet.litterId', '=', litter.id).orderBy('pet.id').execute()
  const own = young.find(({ chipNumber }) => chipNumber === dam.chipNumber)
  const species = Species.parse(litter.species)
  const wrong = own ? OF_LITTER : await damProblem(db, who.id, { dam, species, bornOn })
  if (wrong) throw refuse('damWrong', { words: wrong, field: 'dam.chipNumber' })
  const isOwnFather = young.some(({ chipNumber }) => chipNumber === sire.chipNumber)
  const wrongSire = isOwnFather ? SIRE_OF_LITTER : await sireProblem(db, who.id, { dam, sire, species })
  if (wrongSire) throw refuse('sireWrong', { words: wrongSire, field: 'sire.chipNumber' })
  if (bornOn !== litter.bornOn) validateBirth(context, litter, young)
  const gap = await gapProblem(db, who.id, { dam, species, bornOn, bornExactly: litter.bornExactly }, litter.id)
  if (gap && isOtherBirth(litter, input)) throw refuse('tooSoon', { words: gap, field: 'bornOn' })

  const after = {
    damName: dam.name,
    damChipNumber: dam.chipNumber,
    damKennelClubNumber: dam.kennelClubNumber || null,
    sireName: sire.name || null,
    sireChipNumber: sire.chipNumber,
    sireKennelClubNumber: sire.kennelClubNumber || null,
  }
  await db
    .updateTable('litter')
    .set({ ...after, bornOn })
    .where('id', '=', litter.id)
    .execute()
  const corrected = parentsChanged(litter, after)
  if (corrected)
    for (const { id } of young)
      await recordEvent('pet', id, { move: 'correctLitter', clause: CORRECTED.clause, by: 'Breeder', facts: corrected })
  if (bornOn !== litter.bornOn)
    for (const id of await bornThen(context, litter))
      await recordEvent('pet', id, {
        move: 'update',
        clause: CHANGED.clause,
        by: 'keeper',
        facts: { changed: ['bornOn'], was: { bornOn: litter.bornOn }, now: { bornOn } },
      })
  return null
})

const OF_LITTER = 'This is the number of an animal in the litter. The mother has her own.'
const SIRE_OF_LITTER = 'This is the number of an animal in the litter. The father has his own.'

const CORRECTED = clause(
  'BREED-2',
  'A breeder can correct the parents of a litter at any time, and everyone who keeps an animal of it sees that',
)

type OfLitter = Awaited<ReturnType<ReturnType<typeof offspringOf>['execute']>>

function validateBirth(
  { input: { bornOn }, now, refuse }: CallContext<typeof correctLitter>,
  litter: { species: string },
  young: OfLitter,
) {
  if (young.some(({ state }) => state === 'sold' || state === 'offered')) throw refuse('birthFixed', { field: 'bornOn' })
  const birth = birthProblem(bornOn, Species.parse(litter.species), now)
  if (birth) throw refuse(birth.reason, { words: birth.words, field: 'bornOn' })
  if (bornOn < daysAfter(londonDate(now), -OLDEST_LITTER_DAYS)) throw refuse('bornTooLongAgo', { field: 'bornOn' })
  if (young.some(({ implantedOn, bornExactly }) => bornExactly && implantedOn !== null && implantedOn < bornOn))
    throw refuse('bornAfterImplant', { field: 'bornOn' })
}

/** Those that were written as born on the day that’s corrected, and live. */
async function bornThen({ input, db, now }: { input: { bornOn: string }; db: Db; now: Date }, litter: { id: string; bornOn: string }) {
  const pets = await db
    .updateTable('pet')
    .set({ bornOn: input.bornOn, updatedAt: now })
    .where('litterId', '=', litter.id)
    .where('bornOn', '=', litter.bornOn)
    .where('status', '<>', 'deceased')
    .returning('id')
    .execute()
  return pets.map(({ id }) => id).toSorted()
}
