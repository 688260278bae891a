import { expect, test } from 'vitest'
import { lifeText } from './life.ts'

test('a change names the facts that changed, each once', () => {
  expect(lifeText({ changed: ['name', 'bornOn', 'photoId'] })).toBe('What changed: name, date of birth and photo.')
})

test('a death says its day and its cause', () => {
  expect(lifeText({ on: '2026-03-02', of: 'Parvovirus' })).toBe('On 2 March 2026. Cause: Parvovirus.')
})

test('a change says what stood there and what stands there now', () => {
  const was = { name: 'Rex', bornOn: '2020-05-01', bornExactly: false, implantSite: '' }
  const now = { name: 'Max', bornOn: '2020-05-03', bornExactly: true, implantSite: 'left shoulder' }
  expect(lifeText({ changed: ['name', 'bornOn', 'bornExactly', 'implantSite', 'photoId'], was, now })).toBe(
    'Name: Rex → Max. Date of birth: 1 May 2020 → 3 May 2020. Certainty of the date of birth: estimated → exact. ' +
      'Where the chip is: not given → left shoulder. What changed: photo.',
  )
})

test('a change of a council’s dates says from which day to which', () => {
  const was = { councilFrom: '2026-03-20', releasedOn: null }
  const now = { councilFrom: '2026-03-18', releasedOn: '2026-03-22' }
  expect(lifeText({ changed: ['councilFrom', 'releasedOn'], was, now })).toBe(
    'Day the council took it in: 20 March 2026 → 18 March 2026. Day the council released it: not given → 22 March 2026.',
  )
})

test('a correction of how an animal came says from which way to which', () => {
  const was = { kind: 'surrender', cameOn: '2026-03-20' }
  const now = { kind: 'stray', cameOn: '2026-03-19' }
  expect(lifeText({ changed: ['kind', 'cameOn'], was, now })).toBe(
    'How it came: given up → as a stray. Day it arrived: 20 March 2026 → 19 March 2026.',
  )
})

test('a field that the page has no word for is still owned up to', () => {
  expect(lifeText({ changed: ['shoeSize'] })).toBe('What changed: other details.')
})

test('a report says the day that the keeper gave', () => {
  expect(lifeText({ on: '2026-11-03' })).toBe('On 3 November 2026.')
})

test('a registration beside another database says so without naming it', () => {
  expect(lifeText({ chipNumber: '985121004515220', alsoHeldBy: 'fernhill' })).toBe('Another database said it also holds this chip.')
})

test('an event without more to say says nothing', () => {
  expect(lifeText({ chipNumber: '985121004515220' })).toBe('')
})
