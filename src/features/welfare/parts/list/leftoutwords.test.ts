import { expect, test } from 'vitest'
import { isLeftOut, leftOutWords } from './leftoutwords.ts'

const ofAStay = {
  isHeld: false,
  isUnchipped: false,
  ground: 'relinquished',
  grounds: ['relinquished'],
  goesOn: null,
  leftOut: null,
} as const
const free = { offer: null, packs: null }
const own = (name: string, over: object = {}) => ({ id: name, name, ...ofAStay, grounds: [...ofAStay.grounds], stopped: free, ...over })
const held = (...names: string[]) => names.map((name) => own(name, { isHeld: true }))

test('it names the animals that are left out, or says how many they are', () => {
  expect(leftOutWords(held('Bramble'), 'offer')).toEqual({
    title: 'You can’t offer Bramble',
    why: ['Bramble is registered to someone else, and you hold it for them. Only the keeper can give an animal a new home.'],
  })
  expect(leftOutWords(held('Ash', 'Elm'), 'offer').title).toBe('You can’t offer Ash and Elm')
  expect(leftOutWords(held('Ash', 'Elm', 'Fir', 'Yew'), 'packs').title).toBe('You can’t print packs for 4 of these animals')
})

test('an animal without a chip is left out for a reason of its own', () => {
  const moss = own('Moss', { isUnchipped: true })
  expect(leftOutWords([moss], 'offer').why).toEqual(['Moss has no microchip yet. Add the number once it’s in, then find a new home.'])
  expect(leftOutWords([...held('Ash'), moss], 'offer').why[0]).toContain('Ash is registered to someone else')
})

test('an animal whose intake gives no ground is left out of many with what the register says of it, and asked on its own', () => {
  const kestrel = own('Kestrel', { ground: null, grounds: ['released'], leftOut: 'Kestrel was seized.' })
  expect(leftOutWords([...held('Ash'), kestrel], 'offer').why[1]).toBe('Kestrel was seized.')
  expect([isLeftOut(kestrel, 'packs', false), isLeftOut(kestrel, 'packs', true), isLeftOut(own('Ash'), 'packs', false)]).toEqual([
    true,
    false,
    false,
  ])
})

test('what something stops is left out on its own too, of the act that it stops', () => {
  const pip = own('Pip', { stopped: { offer: 'Pip’s stray period ends on Monday.', packs: null } })
  expect([isLeftOut(pip, 'offer', true), isLeftOut(pip, 'offer', false), isLeftOut(pip, 'packs', false)]).toEqual([true, true, false])
  expect(leftOutWords([pip], 'offer')).toEqual({ title: 'You can’t offer Pip', why: ['Pip’s stray period ends on Monday.'] })
})
