import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
let bramble: string
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  const anna = await register.as('anna')
  for (const name of ['Ash', 'Birch', 'Cedar']) await wilma.addPetByWelfare(stray({ name }))
  const theirs = animal({ name: 'Bramble' })
  bramble = (await anna.addPet(theirs)).data.petId
  const intake = { cameOn: '2026-03-20', kind: 'stray' } as const
  await wilma.holdAnimal({ chipNumber: theirs.chipNumber, intake, location: 'Kennel 4' })
})
afterAll(() => register.close())

const chosen = async (input: object = {}) => (await wilma.getAnimalsToChoose(input)).data

test('all that match can be chosen, also those that are held for their keepers', async () => {
  const { animals, total } = await chosen({ sort: 'name' })
  expect(animals.map(({ name, isHeld }) => [name, isHeld])).toEqual([
    ['Ash', false],
    ['Birch', false],
    ['Bramble', true],
    ['Cedar', false],
  ])
  expect(total).toBe(4)
  const noCouncil = 'No council has taken Bramble in yet, so its time as a stray isn’t over. Enter the council’s dates first.'
  expect(await chosen({ location: 'Kennel 4' })).toEqual({
    animals: [
      {
        id: bramble,
        name: 'Bramble',
        isHeld: true,
        isUnchipped: false,
        ground: 'strayPeriodPassed',
        grounds: ['strayPeriodPassed'],
        goesOn: null,
        stopped: { offer: noCouncil, packs: noCouncil },
        leftOut: null,
      },
    ],
    total: 1,
  })
})

test('what it gives is what one change takes', async () => {
  const { animals } = await chosen()
  expect(await wilma.saveLocation({ petIds: animals.map(({ id }) => id), location: 'Barn' })).toMatchObject({ data: { saved: 4 } })
})

test('an animal that has died, or gone back to its keeper, can’t be chosen', async () => {
  const [ash] = (await chosen({ query: 'Ash' })).animals
  await wilma.saveOutcome({ petIds: [ash?.id ?? ''], outcome: 'died', on: '2026-03-27' })
  await wilma.saveOutcome({ petIds: [bramble], outcome: 'reunited', on: '2026-03-27' })
  expect((await chosen({ sort: 'name' })).animals.map(({ name }) => name)).toEqual(['Birch', 'Cedar'])
})

test('nor can one that has left and is still in the organisation’s name, which the list shows apart and a task names', async () => {
  const before = (await wilma.getWelfarePets({ state: 'here' })).data
  const [cedar] = (await chosen({ query: 'Cedar' })).animals
  await wilma.saveOutcome({ petIds: [cedar?.id ?? ''], outcome: 'transferred', on: '2026-03-27', to: 'Otley Dog Shelter' })
  expect((await chosen({ sort: 'name' })).animals.map(({ name }) => name)).toEqual(['Birch'])
  const { items, counts, total } = (await wilma.getWelfarePets({ state: 'stillYours' })).data
  expect([items.map(({ name }) => name), total, counts.stillYours]).toEqual([['Cedar'], 1, 1])
  expect(items[0]).toMatchObject({ state: 'left', isKept: true, leftOut: expect.stringMatching(/^Cedar has left you/) })
  expect(counts).toMatchObject({ here: before.counts.here - 1, left: before.counts.left + 1, all: before.counts.all })
  const here = (await wilma.getWelfarePets({ state: 'here' })).data
  expect(here.total).toBe(counts.here)
  expect(here.items.map(({ state }) => state)).not.toContain('left')
  const task = (await wilma.getTasks()).data.items.find(({ kind }) => kind === 'stillYours')
  expect(task).toMatchObject({ title: 'Cedar has left, and is still in your name', link: '/welfare-dashboard/animals?state=stillYours' })
})

test('of more than fifty it gives the first fifty and says how many there are', async () => {
  for (let row = 0; row < 52; row += 1) await wilma.addPetByWelfare(stray({ name: `Pup ${row}` }))
  const { animals, total } = await chosen({ query: 'Pup' })
  expect([animals.length, total]).toEqual([50, 52])
})

test('it says by name what can’t be offered or have a pack, and of one that’s held nothing of what its keeper does', async () => {
  const came = async (name: string, over: object) => (await wilma.addPetByWelfare(stray({ name, ...over }))).data.petId
  const dexter = await came('Dexter Quill', {})
  await came('Ebony Quill', { intake: { cameOn: '2026-03-23', kind: 'stray', ...inCouncil('2026-03-22') } })
  await came('Felix Quill', {
    species: 'cat',
    breed: { kind: 'breed', breedId: 'ragdoll' },
    intake: { cameOn: '2026-03-20', kind: 'stray' },
  })
  await wilma.updatePetStatus({ petId: dexter, status: 'missing' })
  const missing = 'Dexter Quill is reported missing. If it’s back, report it found first.'
  const ends =
    'Ebony Quill’s stray period ends on 30 March 2026. Offer it from then, or print its adoption pack now: the code works from that day.'
  expect((await chosen({ query: 'Quill', sort: 'name' })).animals).toMatchObject([
    { stopped: { offer: missing, packs: missing } },
    { ground: 'strayPeriodPassed', goesOn: '2026-03-30', stopped: { offer: ends, packs: null } },
    { ground: 'unclaimed', grounds: ['unclaimed'], goesOn: null, stopped: { offer: null, packs: null } },
  ])
  const anna = await register.as('anna')
  const theirs = animal({ name: 'Gorse Quill' })
  const { petId } = (await anna.addPet(theirs)).data
  await wilma.holdAnimal({ chipNumber: theirs.chipNumber, intake: { cameOn: '2026-03-20', kind: 'stray', ...inCouncil('2026-03-10') } })
  await anna.updatePetStatus({ petId, status: 'missing' })
  expect((await chosen({ query: 'Gorse' })).animals).toMatchObject([
    { isHeld: true, stopped: { offer: expect.stringContaining('stray period ends on 4 April 2026'), packs: null } },
  ])
})
