import { expect, test } from 'vitest'
import { heldWords } from './heldwords.ts'

const named = (...names: string[]) => names.map((name) => ({ id: name, name }))

test('it names the animals that are left out, or says how many they are', () => {
  expect(heldWords(named('Bramble'), 'offer')).toEqual({
    title: 'You can’t offer Bramble',
    why: 'It’s registered to someone else, and you hold it for them. Only the keeper can give an animal a new home.',
  })
  expect(heldWords(named('Ash', 'Elm'), 'offer').title).toBe('You can’t offer Ash and Elm')
  expect(heldWords(named('Ash', 'Elm', 'Fir', 'Yew'), 'print packs for').title).toBe('You can’t print packs for 4 of these animals')
})
