import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { getLostPets } from '../contract.ts'
import { listedAnimals } from '../list.ts'
import { type Placed, placed, placeIn } from '../whereabouts.ts'

export default handlerWithPreflight(getLostPets, findCentre, async ({ input, db, now, refuse }, centre) => {
  if (typeof centre === 'string') throw refuse(centre, { field: 'near' })
  const { page, pageSize } = input
  return { ...(await listedAnimals(db, input, now, centre)), page, pageSize, centre }
})

async function findCentre({
  input,
  services,
}: PreflightContext<typeof getLostPets>): Promise<Placed | 'noSuchPlace' | 'placesDown' | null> {
  const { lat, lng, near } = input
  if (lat !== undefined && lng !== undefined) return placed(services, { lat, lng })
  return near ? placed(services, placeIn(near)) : null
}
