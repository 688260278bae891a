import type * as z from 'zod'
import { hasPicture } from '#features/files/queries.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { petToChange } from '#features/pets/queries.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { newId } from '#platform/database/id.ts'
import type { Because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { networkOf } from '#platform/server/network.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'
import { paths } from '#src/paths.ts'
import { saveLostPetRequest } from '../contract.ts'
import { foundReportLife, lostCaseLife } from '../lifecycle.ts'
import { foundReported, searchBegun } from '../messages.ts'
import { liveCaseOf } from '../queries.ts'
import { type Placed, placeColumns, placed } from '../whereabouts.ts'

type Input = z.output<(typeof saveLostPetRequest)['input']>
type Found = Extract<Input, { kind: 'found' }>
type Lost = Extract<Input, { kind: 'lost' }>
type Asking = CallContext<typeof saveLostPetRequest>

export default handlerWithPreflight(saveLostPetRequest, findPlace, async (context, { place, person }) => {
  const { input, now, refuse } = context
  if (!place) throw refuse('noSuchPlace', { field: 'where' })
  if (input.seenAt > now) throw refuse('inFuture', { field: 'seenAt' })
  if (input.kind === 'lost') return reportLost(context, input, place)
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })
  return reportFound(context, input, place)
})

async function findPlace(context: PreflightContext<typeof saveLostPetRequest>) {
  const [place, person] = await Promise.all([placed(context.services, context.input.where), isPerson(context)])
  return { place, person }
}

/** FOUND-1 A stranger may report 3 animals an hour; each one more takes a solved captcha. */
async function isPerson({ input, who, address, now, services }: PreflightContext<typeof saveLostPetRequest>): Promise<true | Because> {
  if (who || input.kind === 'lost') return true
  const { allowed } = services.limiter.hit(`foundReport/${networkOf(address)}`, { times: 3, seconds: 3600 }, now)
  const solved = allowed || (await services.captcha.verify(input.captcha, now))
  return solved === true || { clause: 'FOUND-1', words: solved }
}

async function reportLost(context: Asking, input: Lost, place: Placed) {
  const { who, db, now, services, refuse, start, notify } = context
  if (!who) throw refuse('signInFirst')
  const pet = await petToChange(db, input.petId, who.id)
  if (!pet) throw refuse('notYours')
  if (await liveCaseOf(db, pet.id)) throw refuse('alreadyLost')

  const wanted = input.stolen ? ('stolen' as const) : ('missing' as const)
  if (pet.status !== wanted) {
    const move = input.stolen ? ('reportStolen' as const) : ('reportMissing' as const)
    const allowed = may(petLife, move)(who, pet)
    if (allowed !== true) throw refuse('notNow', { because: allowed })
    await reportPet(context, pet, move)
  }

  const id = newId()
  await db
    .insertInto('lostCase')
    .values({
      ...{ id, status: 'open', statusAt: now, createdAt: now, petId: pet.id, keeperId: who.id },
      ...placeColumns(place, who.id, services),
      stolen: input.stolen,
      crimeReference: input.crimeReference || null,
      seenAt: input.seenAt,
      size: input.size ?? null,
      circumstances: input.circumstances || null,
      reward: input.reward,
    })
    .execute()
  await start(lostCaseLife, 'report', { id, status: 'open' }, 'keeper', { petId: pet.id })
  await notify(who.id, searchBegun({ id, petName: pet.name, area: place.area, stolen: input.stolen }))
  return { id, kind: 'lost' as const, link: services.config.publicUrl + paths.lostPet(id), key: null }
}

async function reportFound(context: Asking, input: Found, place: Placed) {
  const { who, db, now, services, refuse, start, notify } = context
  const { species, breed, finderName = null, finderEmail = null, finderMobile = null } = input
  if (!who && !finderEmail && !finderMobile) throw refuse('contactNeeded', { field: 'finderEmail' })
  const known = breed ? breedExists(species, breed) : true
  if (known !== true) throw refuse('breedUnknown', { because: known, field: 'breed' })
  if (input.photoId && !(await hasPicture(db, input.photoId, who?.id ?? null))) throw refuse('noSuchPhoto', { field: 'photoId' })

  const id = newId()
  const key = newSecret()
  await db
    .insertInto('foundReport')
    .values({
      ...{ id, status: 'open', statusAt: now, createdAt: now },
      ...placeColumns(place, who?.id ?? finderEmail ?? finderMobile ?? id, services),
      ...{ species, breed: breed ? JSON.stringify(breed) : null, sex: input.sex, size: input.size ?? null, colour: input.colour },
      description: input.description,
      chipNumber: input.chipNumber || null,
      foundAt: input.seenAt,
      whereabouts: input.whereabouts,
      heldWords: input.heldWords || null,
      photoId: input.photoId ?? null,
      ...{ finderAccount: who?.id ?? null, finderName, finderEmail, finderMobile },
      keyHash: hashOfSecret(key),
    })
    .execute()
  await start(foundReportLife, 'report', { id, status: 'open' }, 'finder', { species })
  const notice = foundReported({ animal: speciesWords[species].one, link: paths.foundAnimal(id, key) })
  await notify(who && !finderEmail && !finderMobile ? who.id : { email: finderEmail, mobile: finderMobile, name: finderName }, notice)
  return { id, kind: 'found' as const, link: services.config.publicUrl + paths.foundAnimal(id), key }
}
