import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ProfessionalAnswer } from '../../shapes.ts'
import { AnswerCard } from './AnswerCard.tsx'

const NUMBER = '977200009412683'
const issued: ProfessionalAnswer = {
  result: 'issued',
  typed: NUMBER,
  number: NUMBER,
  shown: '977 200 009 412 683',
  looks: null,
  missing: null,
  unproven: false,
  format: 'iso',
  manufacturer: null,
  country: null,
  headline: 'No one has registered this microchip, but an implanter holds it',
  advice: ['We issued this chip to an implanter. Send them a message through us.'],
  notes: [],
  suggestion: null,
  several: [],
  others: [],
  movedFrom: null,
  holder: null,
  relay: true,
  checkedAt: '2026-03-27T12:00:00Z',
  proof: null,
  record: null,
}
const drawn = (answer: ProfessionalAnswer) =>
  renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element: createElement(AnswerCard, { answer }) }]) }),
  )

test('a professional who is told to write to an implanter has the way to do it', () => {
  expect(drawn(issued)).toMatch(new RegExp(`href="/home\\?chip=${NUMBER}#tell-keeper"[^>]*>.*Message the implanter`))
  expect(drawn({ ...issued, result: 'unknown', relay: false })).not.toContain('Message the implanter')
})
