import { expect, test } from 'vitest'
import { type Checked, findingsOf } from './findings.ts'

const pup: Checked = {
  pet: {
    name: 'Fern',
    species: 'dog',
    breed: 'Beagle',
    sex: 'female',
    colour: 'tricolour',
    bornOn: '2026-09-12',
    bornExactly: true,
    photoUrl: null,
    chipShown: '985 121 004 515 220',
  },
  breeder: { licence: 'NY/0042', authority: 'North Yorkshire Council', licenceEndedOn: null, current: null },
  rescue: null,
  keptByBreeder: true,
  keepersSoFar: 1,
  ageInWeeks: 10,
  notNow: null,
  toPay: null,
  letter: null,
  expiresAt: '2027-02-01T00:00:00.000Z',
}
const asks = (checked: Checked) => findingsOf(checked).filter(({ kind }) => kind !== 'good')

test('a licensed breeder’s own puppy of ten weeks leaves nothing to ask', () => {
  expect(asks(pup)).toEqual([])
  expect(findingsOf(pup)).toHaveLength(5)
})

test('what stops the buyer stands first, without the number of its rule', () => {
  const stolen = findingsOf({ ...pup, notNow: { clause: 'KEEP-1', words: 'A stolen animal can’t change hands until it’s reported found' } })
  expect(stolen[0]).toEqual({
    kind: 'stop',
    title: 'You can’t take Fern right now',
    text: 'A stolen animal can’t change hands until it’s reported found',
  })
})

test('a seller who is not the breeder is something to ask about', () => {
  expect(asks({ ...pup, keptByBreeder: false, keepersSoFar: 2 }).map(({ title }) => title)).toEqual(['The keeper isn’t the breeder'])
})

test('an animal from a verified rescue leaves nothing to ask about where it comes from', () => {
  const found = findingsOf({ ...pup, breeder: null, rescue: 'Kiln Road Rescue', keptByBreeder: false })
  expect(found.map(({ title }) => title)).toContain('It comes from Kiln Road Rescue')
  expect(asks({ ...pup, breeder: null, rescue: 'Kiln Road Rescue', keptByBreeder: false })).toEqual([])
})

test('a breeder without a licence is not called unlawful, but asked about', () => {
  expect(
    asks({ ...pup, breeder: { licence: null, authority: null, licenceEndedOn: null, current: null } }).map(({ kind }) => kind),
  ).toEqual(['ask'])
})

test('a licence that has ended is something to ask about', () => {
  const ended = asks({
    ...pup,
    breeder: { licence: 'NY/0042', authority: 'North Yorkshire Council', licenceEndedOn: '2026-12-12', current: null },
  })
  expect(ended.map(({ text }) => text)).toEqual([
    'Number NY/0042, issued by North Yorkshire Council. This licence ended on 12 December 2026. Ask the breeder for the current one.',
  ])
})

test('one that has been renewed under another number is no worry; while we check the new one, that’s said', () => {
  const current = { licence: 'NY/0099', authority: 'North Yorkshire Council', endsOn: '2029-12-12', isChecked: true }
  const breeder = { licence: 'NY/0042', authority: 'North Yorkshire Council', licenceEndedOn: '2026-12-12', current }
  expect(asks({ ...pup, breeder })).toEqual([])
  const found = findingsOf({ ...pup, breeder }).map(({ text }) => text)
  expect(found).toContain(
    'Number NY/0099, issued by North Yorkshire Council, valid until 12 December 2029. At the birth it was number NY/0042, which ended on 12 December 2026. You can ask the council whether it’s genuine.',
  )
  const [asked] = asks({ ...pup, breeder: { ...breeder, licence: null, licenceEndedOn: null, current: { ...current, isChecked: false } } })
  expect(asked?.text).toBe(
    'Number NY/0099, issued by North Yorkshire Council, valid until 12 December 2029. We’re still checking it. You can ask the council whether it’s genuine.',
  )
})

test('a puppy of seven weeks is too young', () => {
  expect(asks({ ...pup, ageInWeeks: 7 }).map(({ title }) => title)).toEqual(['Fern is too young to leave its mother'])
})

test('a tortoise leaves no mother', () => {
  expect(asks({ ...pup, pet: { ...pup.pet, species: 'tortoise' }, ageInWeeks: 2 })).toEqual([])
})

test('an animal that changed hands often is something to ask about', () => {
  expect(asks({ ...pup, keepersSoFar: 4 }).map(({ title }) => title)).toEqual(['It’s had 4 keepers'])
})
