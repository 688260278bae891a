import { expect, test } from 'vitest'
import { leftOutWords } from './leftoutwords.ts'

const named = (...names: string[]) => names.map((name) => ({ id: name, name, isHeld: true, isUnchipped: false }))

test('it names the animals that are left out, or says how many they are', () => {
  expect(leftOutWords(named('Bramble'), 'offer')).toEqual({
    title: 'You can’t offer Bramble',
    why: 'Bramble is registered to someone else, and you hold it for them. Only the keeper can give an animal a new home.',
  })
  expect(leftOutWords(named('Ash', 'Elm'), 'offer').title).toBe('You can’t offer Ash and Elm')
  expect(leftOutWords(named('Ash', 'Elm', 'Fir', 'Yew'), 'print packs for').title).toBe('You can’t print packs for 4 of these animals')
})

test('an animal without a chip is left out for a reason of its own', () => {
  const unchipped = { id: 'Moss', name: 'Moss', isHeld: false, isUnchipped: true }
  expect(leftOutWords([unchipped], 'offer').why).toBe('Moss has no microchip yet. Add the number once it’s in, then find a new home.')
  expect(leftOutWords([...named('Ash'), unchipped], 'offer').why).toContain('Ash is registered to someone else')
})
