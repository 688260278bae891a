import { expect, test } from 'vitest'
import { nextSteps } from './nextSteps.ts'

const said = (...asked: Parameters<typeof nextSteps>) =>
  nextSteps(...asked)
    .map(({ title, text }) => `${title}. ${text}`)
    .join(' ')

test('the finder of a dog in England is told the duty of section 150 with a link to the council', () => {
  expect(said('dog', { nation: 'England' })).toContain('Environmental Protection Act 1990, section 150')
  expect(nextSteps('dog', { nation: 'England' }).map(({ link }) => link)).toContain('https://www.gov.uk/report-stray-dog')
})

test('where the finder of a dog is does not have to be known for them to hear of the duty', () => {
  expect(said('dog', { nation: null })).toContain('return it to its keeper straight away, or tell the council')
})

test('the finder of a dog in Scotland is sent to the council of Scotland, and to the police when it is closed', () => {
  expect(said('dog', { nation: 'Scotland' })).toContain('101')
  expect(nextSteps('dog', { nation: 'Scotland' }).some(({ link }) => link?.includes('gov.uk'))).toBe(false)
})

test.each(['Northern Ireland', 'other'] as const)('the law of Great Britain is not told in %s', (nation) => {
  expect(said('dog', { nation })).not.toMatch(/1990|7 clear days|the law says/i)
})

test('the finder of a cat hears of no duty to report it', () => {
  expect(said('cat', { nation: 'England' })).toContain('don’t need to tell the council')
  expect(said('cat', { nation: 'England' })).not.toMatch(/must|law/)
})

test.each(['dog', 'cat', 'other'] as const)('the finder of a %s can always find a vet', (species) => {
  expect(nextSteps(species, { nation: null }).map(({ link }) => link)).toContain('https://findavet.rcvs.org.uk')
})

test('the finder of a dog is told the council that the postcode points to, and that it may be the one next door', () => {
  expect(said('dog', { nation: 'England', council: 'Cherwell District Council' })).toContain(
    'probably Cherwell District Council; near a boundary',
  )
  expect(said('cat', { nation: 'England', council: 'Cherwell District Council' })).not.toContain('Cherwell')
})

test('a finder is told which vet is open now, and its number', () => {
  const openVet = { name: 'Castle Vets', phone: '01295 000000', opening: 'open until 6pm' }
  expect(said('cat', { nation: 'England', openVet })).toContain('Castle Vets is open until 6pm and can scan it: ring 01295 000000')
  expect(said('cat', { nation: 'England', openVet: { ...openVet, phone: '' } })).toContain('can scan it. Call before you go')
})
