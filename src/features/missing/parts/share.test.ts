import { expect, test } from 'vitest'
import { sharedAs } from './share.ts'
import type { Listed } from './words.ts'

const ID = '01890000-0000-7000-8000-000000000000'
const nettle: Listed = {
  id: ID,
  kind: 'lost',
  stolen: false,
  isResting: false,
  name: 'Nettle',
  species: 'dog',
  breed: 'Labrador Retriever',
  sex: 'female',
  size: 'large',
  colour: 'Black',
  description: 'Ring the bell at 14 Priory Lane',
  photoUrl: null,
  area: 'Banbury',
  place: { lat: 52.06, lng: -1.34 },
  metres: null,
  at: '2026-11-20T10:00:00Z',
  reward: true,
  whereabouts: null,
}
const shown = (over: Partial<Listed> = {}) =>
  Object.fromEntries(
    sharedAs({ ...nettle, ...over }, 'https://homeward.example').map(({ name, property, content }) => [name ?? property, content]),
  )

test('a shared link shows which animal is missing, where and since when, with a large picture', () => {
  expect(shown()).toMatchObject({
    'og:title': 'Missing: Nettle, Banbury',
    'og:description': expect.stringContaining('Last seen on 20 November 2026'),
    'og:url': `https://homeward.example/lost-found/${ID}`,
    'og:image': `https://homeward.example/lost-found/${ID}/picture.jpg`,
    'og:image:alt': 'Missing: Nettle, Banbury',
    'twitter:card': 'summary_large_image',
  })
})

test('a shared link of a found animal asks whose it is', () => {
  expect(shown({ kind: 'found', name: null, whereabouts: 'withFinder' })).toMatchObject({
    'og:title': 'Found: A dog, Banbury',
    'og:description': expect.stringContaining('Is it yours'),
  })
})

test('a shared link says where only by the town, and nothing that its keeper wrote', () => {
  const said = Object.values(shown()).join(' ')
  expect(said).not.toMatch(/Priory|52\.06|1\.34/)
})
