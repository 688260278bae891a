import { hasPicture } from '#features/files/queries.ts'
import { birthProblem, implantProblem } from '#knowledge/animals/birth.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import type { Db } from '#platform/database/db.ts'
import type { Refusal, RefusalDetails } from '#platform/server/refusal.ts'
import type { NewPet } from './shapes.ts'

type Reason = 'breedUnknown' | 'bornInFuture' | 'bornTooLongAgo' | 'implantDateWrong' | 'noSuchPhoto'

interface Asking {
  db: Db
  now: Date
  refuse: (reason: Reason, more: RefusalDetails) => Refusal
}

type Facts = Pick<NewPet, 'species' | 'breed' | 'bornOn' | 'bornExactly' | 'implant' | 'photoId'>

/** Throws the first refusal that the facts of a pet deserve. `within` leads to them in the input, as in `pet.`; `uploader` may have sent the photo. */
export async function validatePet(
  { db, now, refuse }: Asking,
  facts: Facts,
  { uploader, within = '' }: { uploader: string | null; within?: string },
): Promise<void> {
  const breed = breedExists(facts.species, facts.breed)
  if (breed !== true) throw refuse('breedUnknown', { because: breed, field: `${within}breed` })

  const birth = birthProblem(facts.bornOn, facts.species, now)
  if (birth) throw refuse(birth.reason, { words: birth.words, field: `${within}bornOn` })

  const implant = implantProblem(facts.implant.implantedOn, facts, now)
  if (implant) throw refuse('implantDateWrong', { words: implant, field: `${within}implant.implantedOn` })

  if (facts.photoId && !(await hasPicture(db, facts.photoId, uploader))) throw refuse('noSuchPhoto', { field: `${within}photoId` })
}
