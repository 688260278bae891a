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
import type { FoundReport, LostReport } from '../shapes.ts'
import { type Placed, placeColumns, placed } from '../whereabouts.ts'

type Found = z.output<typeof FoundReport>
type Lost = z.output<typeof LostReport>
type Asking = CallContext<typeof saveLostPetRequest>

export default handlerWithPreflight(saveLostPetRequest, findPlace, async (context, { place, person }) => {
  const { input, now, refuse } = context
  const { report } = input
  if (!place) throw refuse('noSuchPlace', { field: 'report.where' })
  if (report.seenAt > now) throw refuse('inFuture', { field: 'report.seenAt' })
  if (report.kind === 'lost') return reportLost(context, report, place)
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })
  return reportFound(context, report, place)
})

async function findPlace(context: PreflightContext<typeof saveLostPetRequest>) {
  const [place, person] = await Promise.all([placed(context.services, context.input.report.where), isPerson(context)])
  return { place, person }
}

/** FOUND-1 A stranger may report 3 animals an hour; each one more takes a solved captcha. */
async function isPerson({ input, who, address, now, services }: PreflightContext<typeof saveLostPetRequest>): Promise<true | Because> {
  if (who || input.report.kind === 'lost') return true
  const { allowed } = services.limiter.hit(`foundReport/${networkOf(address)}`, { times: 3, seconds: 3600 }, now)
  const solved = allowed || (await services.captcha.verify(input.captcha, now))
  return solved === true || { clause: 'FOUND-1', words: solved }
}

async function reportLost(context: Asking, report: Lost, place: Placed) {
  const { who, db, now, services, refuse, start, notify } = context
  if (!who) throw refuse('signInFirst')
  const pet = await petToChange(db, report.petId, who.id)
  if (!pet) throw refuse('notYours')
  if (await liveCaseOf(db, pet.id)) throw refuse('alreadyLost')

  const wanted = report.stolen ? ('stolen' as const) : ('missing' as const)
  if (pet.status !== wanted) {
    const move = report.stolen ? ('reportStolen' as const) : ('reportMissing' as const)
    const allowed = may(petLife, move)(who, pet)
    if (allowed !== true) throw refuse('notNow', { because: allowed })
    await reportPet(context, pet, move)
  }

  const id = newId()
  await db
    .insertInto('lostCase')
    .values({
      id,
      status: 'open',
      statusAt: now,
      createdAt: now,
      petId: pet.id,
      keeperId: who.id,
      ...placeColumns(place, who.id, services),
      stolen: report.stolen,
      crimeReference: report.crimeReference || null,
      seenAt: report.seenAt,
      size: report.size ?? null,
      circumstances: report.circumstances || null,
      reward: report.reward,
    })
    .execute()
  await start(lostCaseLife, 'report', { id, status: 'open' }, 'keeper', { petId: pet.id })
  await notify(who.id, searchBegun({ id, petName: pet.name, area: place.area, stolen: report.stolen }))
  return { id, kind: 'lost' as const, link: services.config.publicUrl + paths.lostPet(id), key: null }
}

async function reportFound(context: Asking, report: Found, place: Placed) {
  const { input, who, db, now, services, refuse, start, notify } = context
  const { finderName = null, finderEmail = null, finderMobile = null } = input
  const { species, breed } = report
  if (!who && !finderEmail && !finderMobile) throw refuse('contactNeeded', { field: 'finderEmail' })
  const known = breed ? breedExists(species, breed) : true
  if (known !== true) throw refuse('breedUnknown', { because: known, field: 'report.breed' })
  if (report.photoId && !(await hasPicture(db, report.photoId, who?.id ?? null))) throw refuse('noSuchPhoto', { field: 'report.photoId' })

  const id = newId()
  const key = newSecret()
  await db
    .insertInto('foundReport')
    .values({
      id,
      status: 'open',
      statusAt: now,
      createdAt: now,
      ...placeColumns(place, who?.id ?? finderEmail ?? finderMobile ?? id, services),
      species,
      breed: breed ? JSON.stringify(breed) : null,
      sex: report.sex,
      size: report.size ?? null,
      colour: report.colour,
      description: report.description,
      chipNumber: report.chipNumber || null,
      foundAt: report.seenAt,
      whereabouts: report.whereabouts,
      heldWords: report.heldWords || null,
      photoId: report.photoId ?? null,
      finderAccount: who?.id ?? null,
      finderName,
      finderEmail,
      finderMobile,
      keyHash: hashOfSecret(key),
    })
    .execute()
  await start(foundReportLife, 'report', { id, status: 'open' }, 'finder', { species })
  const notice = foundReported({ animal: speciesWords[species].one, link: paths.foundAnimal(id, key) })
  await notify(who && !finderEmail && !finderMobile ? who.id : { email: finderEmail, mobile: finderMobile, name: finderName }, notice)
  return { id, kind: 'found' as const, link: services.config.publicUrl + paths.foundAnimal(id), key }
}
