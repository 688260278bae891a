import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { lostPoster } from '../contract.ts'
import { lostAnimal } from '../list.ts'
import { isOver, OVER } from '../policy.ts'
import { animalOf, lastSeen, looksOf, titleOf } from '../poster/looks.ts'
import { printedPhoto, storedPhoto } from '../poster/photo.ts'
import { drawPoster } from '../poster/poster.ts'
import { lostCaseById } from '../queries.ts'

/** LOST-9: what stands on the page of the search, for print. */
export default handlerWithPreflight(lostPoster, draw, async ({ give }, { bytes, name }) => {
  give({ bytes, type: 'application/pdf', name: `Poster ${name}.pdf` })
  return null
})

async function draw({ input, db, now, services, refuse }: PreflightContext<typeof lostPoster>) {
  const [lost, shown] = [await lostCaseById(db, input.caseId), await lostAnimal(db, input.caseId)]
  if (!lost || !shown) throw refuse('notFound')
  if (isOver(lost)) throw refuse('isOver', { because: OVER })
  const photo = await printedPhoto(shown.species, await storedPhoto(db, services, shown)).catch((cause: unknown) => {
    throw refuse('busy', { cause })
  })
  if (!photo) throw refuse('busy')
  const { stolen, description, reward } = shown
  const [name, animal, looks, seen] = [await titleOf(shown), animalOf(shown), looksOf(shown), lastSeen(shown)]
  const { publicUrl } = services.config
  const addresses = { link: publicUrl + paths.lostPet(lost.id), site: new URL(publicUrl).host + paths.lostFound }
  const poster = { name, animal, stolen, looks, lastSeen: seen, description, reward, photo, ...addresses }
  return { name, bytes: await drawPoster(poster, now) }
}
