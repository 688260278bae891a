import { metresBetween, type Point } from '#knowledge/places/grid.ts'
import { openingState } from '#platform/clock/hours.ts'
import type { Db } from '#platform/database/db.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { listedOrganisations } from './directory.ts'

/** No farther than anybody would drive a hurt animal. */
const FAR_KM = 50

/** The nearest verified vet or rescue that scans animals and is open at that moment; null where none is within 50 km. */
export async function openToScan(db: Db, at: Point, now: Date) {
  const near = (await listedOrganisations(db)).flatMap(({ publicName: name, phone, emergencyPhone, scans, place, hours, alwaysOpen }) => {
    const km = place ? metresBetween(at, place) / 1000 : Number.POSITIVE_INFINITY
    const { isOpen, words } = openingState(hours, alwaysOpen, now)
    return scans && isOpen && km <= FAR_KM
      ? [{ name, phone: shownPhone(phone || emergencyPhone), opening: words, km: Math.round(km * 10) / 10 }]
      : []
  })
  return near.toSorted((one, other) => one.km - other.km)[0] ?? null
}
