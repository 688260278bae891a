import { createElement } from 'react'
import { expect, test } from 'vitest'
import { PetAvatar } from './art/PetAvatar.tsx'
import { ChipDigits } from './ChipDigits.tsx'
import { FactList } from './FactList.tsx'
import { markup } from './markup.tsx'
import { Spinner } from './Spinner.tsx'
import { Steps } from './Steps.tsx'

const text = (html: string) => html.replaceAll(/<style.*?<\/style>|<[^>]+>/g, '')

test('a copied microchip number is one number without gaps', () => {
  expect(text(markup(createElement(ChipDigits, { number: '977200008235760' })))).toBe('977200008235760')
})

test('a microchip number stands in the groups that people compare by eye', () => {
  const groups = (number: string) => markup(createElement(ChipDigits, { number })).match(/(?<=<span>)\w+/g)
  expect(groups('977200008235760')).toEqual(['977', '200', '008', '235', '760'])
  expect(groups('0006D12345')).toEqual(['00', '06D1', '2345'])
})

test('a fact that is not known is said in words', () => {
  const html = markup(
    createElement(FactList, {
      facts: [
        { label: 'Vet', value: null },
        { label: 'Pets', value: 0 },
      ],
    }),
  )
  expect(text(html)).toBe('VetNot givenPets0')
})

test('one step of a form is the current one, and those before it are said to be done', () => {
  const html = markup(createElement(Steps, { steps: ['Chip', 'Pet', 'You'], current: 1 }))
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  expect(html.match(/\(done\)/g)).toHaveLength(1)
})

test('the full-screen spinner speaks only while it is seen', () => {
  expect(text(markup(createElement(Spinner, { visible: true })))).toBe('Loading')
  expect(text(markup(createElement(Spinner, { visible: false })))).toBe('')
})

test('a portrait is decoration unless it is given words', () => {
  expect(markup(createElement(PetAvatar, { species: 'Cat' }))).toContain('aria-hidden="true"')
  expect(markup(createElement(PetAvatar, { species: 'Cat', title: 'Biscuit, a cat' }))).toContain('role="img" aria-label="Biscuit, a cat"')
})
