import { expect, test } from 'vitest'
import { batchRecalled, chipOfYoursRecalled, chipsYouImplantedRecalled } from './recallletters.ts'

const holder = {
  email: 'i@example.org',
  name: 'Ida',
  antiPhishingWord: null,
  chips: 0,
  reserved: 0,
  takenBack: 0,
  suspended: 0,
  onTheirWay: 0,
  offered: 0,
}
const recall = { code: 'LOT-7', why: 'three of its chips fell silent', where: 'Homeward, 1 Chip Lane' }
const letter = (over: Partial<typeof holder>) => batchRecalled({ ...holder, ...over }, recall)

const WHY = 'Why we’re recalling batch LOT-7: Three of its chips fell silent.'
const SOME_COMING =
  'If some are still on their way to you, confirm on your orders page when they arrive, then send them back in the same way.'

test('whoever holds chips reads not to implant them, where to send them, what they get, and why', () => {
  expect(letter({ chips: 5 })).toEqual({
    subject: 'We’re recalling microchips from batch LOT-7',
    paragraphs: [
      'You have 5 chips from batch LOT-7. Don’t implant them.',
      'Send them back unopened, in the sterile packets, to: Homeward, 1 Chip Lane. Write “batch LOT-7” and your name on the parcel.',
      SOME_COMING,
      'Once we get them back, we’ll refund what you paid for them to your card, including any of their registrations you haven’t used.',
      WHY,
    ],
    button: { words: 'See your chips', link: expect.any(String) },
  })
})

test('whose chips still lie with us reads that they won’t come, what comes instead, and that nothing is to be done', () => {
  expect(letter({ reserved: 25 })).toEqual({
    subject: 'We can’t send your order: we’re recalling microchips from batch LOT-7',
    paragraphs: [
      WHY,
      '25 chips from it are for an order we haven’t sent you yet. We won’t send those. We’ll send you other chips instead, or give you a refund.',
      'You don’t need to do anything.',
    ],
    button: { words: 'See your orders', link: expect.any(String) },
  })
})

test('whoever holds some and waits for others is not told that nothing is to be done', () => {
  const { paragraphs } = letter({ chips: 2, reserved: 1 })
  expect(paragraphs.join(' ')).toContain('Send them back unopened')
  expect(paragraphs).toContain(
    '1 chip from it is for an order we haven’t sent you yet. We won’t send it. We’ll send you other chips instead, or give you a refund.',
  )
  expect(paragraphs.join(' ')).not.toContain('You don’t need to do anything')
})

test.each([
  ['the bank gave the money back', { takenBack: 5 }, /^Your bank has already given you back .* Send them back all the same\.$/],
  [
    'the bank is looking into it',
    { suspended: 5 },
    /^Your bank is looking into .* If it doesn’t, we’ll refund it to your card once we get them back/,
  ],
  ['both, of some', { takenBack: 2, suspended: 2 }, /^Once we get it back, we’ll refund what you paid for 1 of the 5 chips/],
])('where %s, sending back and not implanting are said all the same', (_case, money, words) => {
  const { paragraphs } = letter({ chips: 5, ...money })
  expect(paragraphs[0]).toBe('You have 5 chips from batch LOT-7. Don’t implant them.')
  expect(paragraphs[1]).toMatch(/^Send them back unopened/)
  expect(paragraphs[3]).toMatch(words)
})

test('the keeper of an animal that has one reads to have it scanned for free; of two, both are named', () => {
  const rex = { petId: 'rex', petName: 'Rex', number: '977200000001000' }
  const { subject, paragraphs } = chipOfYoursRecalled([rex], recall)
  expect(subject).toBe('Have Rex’s microchip scanned')
  expect(paragraphs[0]).toBe('We’re recalling a batch of microchips, and Rex’s chip is from it. It’s 977 200 000 001 000.')
  expect(paragraphs[1]).toBe(WHY)
  expect(paragraphs[2]).toMatch(
    /Have it scanned soon, to see that it still works\. A scan takes a minute, and vets and rescue centres do it for free/,
  )
  const both = chipOfYoursRecalled([rex, { petId: 'fern', petName: 'Fern', number: '977200000001001' }], recall)
  expect(both.subject).toBe('Have your pets’ microchips scanned: Rex and Fern')
  expect(both.paragraphs.join(' ')).toContain('Have them scanned soon')
})

test('who implanted them is told which, and not whose they are', () => {
  const { paragraphs } = chipsYouImplantedRecalled(['977200000001000', '977200000001001'], recall)
  expect(paragraphs[0]).toBe('You’ve implanted these 2 chips from batch LOT-7: 977 200 000 001 000 and 977 200 000 001 001.')
})
