import { afterAll, beforeAll, expect, test } from 'vitest'
import { metresBetween, offGrid, onGrid, type Point } from '#knowledge/places/grid.ts'
import type { Client } from '#src/testing/client.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { anHourAgo, search } from '#src/testing/searches.ts'
import { FARTHEST_METRES, NEAREST_METRES } from './publicplace.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** Well inside one of the squares whose places are all shown as one. */
const HOME: Point = { lat: 52.0711, lng: -1.3277 }
const QUESTIONS = 1000
const SEARCHES = 20

test('a keeper’s home cannot be worked out from a thousand answers about searches that began there and sightings at it', async () => {
  const { keeper, petId, caseId } = await search(register, 'Nettle', { where: HOME })
  const cases = [caseId]
  // The pet runs off from home again and again, and the phone says where home is a little differently each time.
  for (let step = 1; step < SEARCHES; step += 1) {
    await comesHome(keeper.api, cases.at(-1) ?? '', nearHome(step))
    const report = { kind: 'lost', petId, where: nearHome(step), seenAt: anHourAgo(register) }
    register.clock.turn({ hours: 1 })
    const reply = await keeper.api.saveLostPetRequest({ report })
    if (reply.status === 200) cases.push(reply.data.id)
    register.clock.turn({ days: step % 10 === 0 ? 1 : 0 })
  }
  expect(cases.length).toBeGreaterThan(SEARCHES / 2)

  const shown: Point[] = []
  const circles: Circle[] = []
  for (const id of cases) {
    const { data } = await register.stranger.getLostPet({ caseId: id })
    expect(data.mine).toBeNull()
    shown.push(data.place, ...data.sightings.map(({ place }) => place))
  }
  expect(shown).toHaveLength(2 * cases.length - 1)
  const seen = shown.filter((_, index) => index % 2 === 1)
  for (let asked = cases.length; asked < QUESTIONS; asked += 1) {
    const from = { lat: HOME.lat + (Math.sin(asked * 1.3) * asked) / 20_000, lng: HOME.lng + (Math.cos(asked * 1.7) * asked) / 20_000 }
    const input = { ...from, km: 1 + (asked % 60), sort: asked % 2 === 0 ? 'nearest' : 'newest', kind: 'lost' }
    const { data } = await register.stranger.getLostPets(input, { address: freshAddress() })
    for (const { place, metres } of data.items) {
      shown.push(place)
      if (metres !== null) circles.push({ from, metres })
    }
  }
  // One place for all that the keeper said, and one for all that others saw there.
  expect(new Set(shown.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(2)
  const met = whereCirclesMeet(circles)
  const guesses = [middleOf(shown), middleOf(seen), met]
  for (const guess of guesses) expect(metresBetween(guess, HOME)).toBeGreaterThan(2 * NEAREST_METRES)
  // All that the distances give away is the place that is shown.
  const listed = await placeListed()
  expect(metresBetween(met, listed)).toBeLessThan(NEAREST_METRES)
  expect(metresBetween(listed, HOME)).toBeLessThan(FARTHEST_METRES)
})

test('reports from the same home always show the same place, and so do the keeper’s own sightings there', async () => {
  const { keeper, petId, caseId } = await search(register, 'Bramble', { where: HOME })
  const shown = new Set<string>()
  let searching = caseId
  for (let step = 0; step < 5; step += 1) {
    register.clock.turn({ hours: 2 })
    await comesHome(keeper.api, searching, HOME, keeper.api)
    const { data } = await register.stranger.getLostPet({ caseId: searching })
    for (const { lat, lng } of [data.place, ...data.sightings.map(({ place }) => place)]) shown.add(`${lat} ${lng}`)
    const again = await keeper.api.saveLostPetRequest({ report: { kind: 'lost', petId, where: HOME, seenAt: anHourAgo(register) } })
    searching = again.data.id
  }
  expect(shown.size).toBe(1)
})

test('what others see at one place is shown at one place in every search of a keeper, and it is not where their own report is shown', async () => {
  const { keeper, petId, caseId } = await search(register, 'Clover', { where: HOME })
  register.clock.turn({ hours: 2 })
  await comesHome(keeper.api, caseId, HOME)
  const again = await keeper.api.saveLostPetRequest({ report: { kind: 'lost', petId, where: HOME, seenAt: anHourAgo(register) } })
  register.clock.turn({ hours: 2 })
  await comesHome(keeper.api, again.data.id, HOME)
  const [first, second] = [await register.stranger.getLostPet({ caseId }), await register.stranger.getLostPet({ caseId: again.data.id })]
  expect(first.data.sightings[0]?.place).toEqual(second.data.sightings[0]?.place)
  expect(first.data.sightings[0]?.place).not.toEqual(first.data.place)
})

const nearHome = (step: number): Point => ({ lat: HOME.lat + Math.sin(step) * 0.00004, lng: HOME.lng + Math.cos(step) * 0.00004 })

/** Somebody sees the animal at its home, the keeper says that it was the one, and the search ends. */
async function comesHome(keeper: Client, caseId: string, where: Point, sees: Client = register.stranger) {
  const { data } = await sees.addSighting({ caseId, where, sureness: 'sure' }, { address: freshAddress() })
  expect(await keeper.judgeSighting({ sightingId: data.id, verdict: 'confirmed' })).toMatchObject({ status: 200 })
  await keeper.updateLostPet({ caseId, now: 'home' })
}

async function placeListed(): Promise<Point> {
  const { data } = await register.stranger.getLostPets({ ...HOME, km: 1, kind: 'lost' }, { address: freshAddress() })
  expect(data.items).toHaveLength(1)
  return data.items[0]?.place ?? HOME
}

interface Circle {
  from: Point
  metres: number
}

const middleOf = (places: readonly Point[]): Point => ({
  lat: places.reduce((sum, { lat }) => sum + lat, 0) / places.length,
  lng: places.reduce((sum, { lng }) => sum + lng, 0) / places.length,
})

/** The place within a kilometre that the distances fit best, to ten metres. */
function whereCirclesMeet(circles: readonly Circle[]): Point {
  const some = circles.filter((_, index) => index % 10 === 0).map(({ from, metres }) => ({ ...onGrid(from), metres }))
  const home = onGrid(HOME)
  let best = { ...home, error: Number.POSITIVE_INFINITY }
  for (let east = home.east - 500; east <= home.east + 500; east += 10)
    for (let north = home.north - 500; north <= home.north + 500; north += 10) {
      const error = some.reduce((sum, from) => sum + (Math.hypot(east - from.east, north - from.north) - from.metres) ** 2, 0)
      if (error < best.error) best = { east, north, error }
    }
  return offGrid(best)
}
