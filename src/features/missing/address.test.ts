import { afterAll, beforeAll, expect, test } from 'vitest'
import { metresBetween, offGrid, onGrid, type Point } from '#knowledge/places/grid.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { anHourAgo, search } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const HOME: Point = { lat: 52.0711, lng: -1.3277 }
const QUESTIONS = 1000
const FEW = 40

test('a keeper’s home cannot be worked out from a thousand answers about searches that began there', async () => {
  const { keeper, petId, caseId } = await search(register, 'Nettle', { where: HOME })
  const cases = [caseId]
  // The pet runs off from home again and again, and the phone says where home is a little differently each time.
  for (let step = 1; step < FEW; step += 1) {
    await keeper.api.updateLostPet({ caseId: cases.at(-1) ?? '', now: 'home' })
    const where = { lat: HOME.lat + Math.sin(step) * 0.00004, lng: HOME.lng + Math.cos(step) * 0.00004 }
    const report = { kind: 'lost', petId, where, seenAt: anHourAgo(register) }
    register.clock.turn({ hours: 1 })
    const reply = await keeper.api.saveLostPetRequest({ report })
    if (reply.status === 200) cases.push(reply.data.id)
    register.clock.turn({ days: step % 20 === 0 ? 1 : 0 })
  }
  expect(cases.length).toBeGreaterThan(FEW / 2)

  const shown: Point[] = []
  const circles: { from: Point; metres: number }[] = []
  for (const id of cases) shown.push((await register.stranger.getLostPet({ caseId: id })).data.place)
  for (let asked = shown.length; asked < QUESTIONS; asked += 1) {
    const from = { lat: HOME.lat + (Math.sin(asked * 1.3) * asked) / 20_000, lng: HOME.lng + (Math.cos(asked * 1.7) * asked) / 20_000 }
    const input = { ...from, km: 1 + (asked % 60), sort: asked % 2 === 0 ? 'nearest' : 'newest', kind: 'lost' }
    const { data } = await register.stranger.getLostPets(input, { address: freshAddress() })
    for (const { place, metres } of data.items) {
      shown.push(place)
      if (metres !== null) circles.push({ from, metres })
    }
  }
  expect(new Set(shown.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBeLessThanOrEqual(4)
  for (const guess of [middleOf(shown), whereCirclesMeet(circles)]) expect(metresBetween(guess, HOME)).toBeGreaterThan(60)
})

const middleOf = (places: readonly Point[]): Point => ({
  lat: places.reduce((sum, { lat }) => sum + lat, 0) / places.length,
  lng: places.reduce((sum, { lng }) => sum + lng, 0) / places.length,
})

/** The place within a kilometre that the distances fit best, to twenty metres, measured on the list's own grid. */
function whereCirclesMeet(circles: readonly { from: Point; metres: number }[]): Point {
  const some = circles.filter((_, index) => index % 10 === 0).map(({ from, metres }) => ({ ...onGrid(from), metres }))
  const home = onGrid(HOME)
  let best = { ...home, error: Number.POSITIVE_INFINITY }
  for (let east = home.east - 500; east <= home.east + 500; east += 20)
    for (let north = home.north - 500; north <= home.north + 500; north += 20) {
      const error = some.reduce((sum, circle) => sum + (Math.hypot(circle.east - east, circle.north - north) - circle.metres) ** 2, 0)
      if (error < best.error) best = { east, north, error }
    }
  return offGrid(best)
}
