import { awayToday } from '#features/accounts/queries/timeaway.ts'
import { metresBetween } from '#knowledge/places/grid.ts'
import { openingState } from '#platform/clock/hours.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { searchVet } from '../contract.ts'
import { listedOrganisations } from '../directory.ts'

export default handlerWithPreflight(searchVet, findCentre, async ({ input, db, now, refuse }, centre) => {
  if (typeof centre === 'string') throw refuse(centre, { field: 'near' })
  const found = (await listedOrganisations(db)).flatMap(
    ({ id, kind, place, hours, alwaysOpen, publicName: name, addressLine, postcode, ...listing }) => {
      const km = place ? metresBetween(centre, place) / 1000 : Number.POSITIVE_INFINITY
      const opening = openingState(hours, alwaysOpen, now)
      if (!place || km > input.km || (input.kind && input.kind !== kind) || (input.open === 'now' && !opening.isOpen)) return []
      const { phone, emergencyPhone, site, scans, takesIn } = listing
      const address = [addressLine, place.town, postcode].filter(Boolean).join(', ')
      const { lat, lng } = place
      return { id, name, kind, phone, emergencyPhone, site, address, scans, takesIn, lat, lng, ...opening, km: Math.round(km * 10) / 10 }
    },
  )
  const { page, pageSize, sort } = input
  const sorted = found.toSorted((one, other) => BY[sort](one, other) || (one.id < other.id ? -1 : 1))
  const shown = sorted.slice((page - 1) * pageSize, page * pageSize)
  const ids = shown.map(({ id }) => id)
  const away = await awayToday(db, ids, now)
  const items = shown.map((one) => ({ ...one, away: away.get(one.id) ?? null }))
  return { items, total: sorted.length, page, pageSize, place: centre.area }
})

interface Listed {
  name: string
  km: number
}

const BY = {
  distance: (one: Listed, other: Listed) => one.km - other.km,
  name: (one: Listed, other: Listed) => one.name.localeCompare(other.name),
  '-name': (one: Listed, other: Listed) => other.name.localeCompare(one.name),
}

async function findCentre({ input: { lat, lng, near }, services }: PreflightContext<typeof searchVet>) {
  try {
    if (lat !== undefined && lng !== undefined) return { lat, lng, area: (await services.postcodes.near({ lat, lng })).name }
    if (!near) return 'placeNeeded'
    const found = await services.postcodes.find(near)
    if (found) return { lat: found.lat, lng: found.lng, area: found.place }
    const town = await services.postcodes.named(near)
    return town ? { lat: town.lat, lng: town.lng, area: town.name } : 'noSuchPlace'
  } catch {
    return 'placesDown'
  }
}
