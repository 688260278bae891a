import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FullRecord, ProfessionalAnswer } from '../../shapes.ts'
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
  reader: 'implanter',
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

const record: FullRecord = {
  lookupId: '0198f1a4-1111-7000-8000-000000000001',
  petName: 'Biscuit',
  species: 'dog',
  breed: 'Labrador Retriever',
  sex: 'female',
  neutered: 'yes',
  colour: 'Yellow',
  markings: '',
  bornOn: '2021-05-12',
  bornExactly: true,
  photoUrl: null,
  registeredAt: '2026-03-01T12:00:00Z',
  keptSince: '2026-03-01T12:00:00Z',
  diedAt: null,
  isAbroad: false,
  replacedBy: null,
  registeredFor: null,
  keeper: {
    name: 'Anna Okafor',
    address: [],
    mobile: null,
    landline: null,
    email: 'anna@example.org',
    secondContact: null,
    vetPractice: null,
    unverifiedSince: null,
  },
  rescueBackup: null,
  withYou: null,
  isWithheld: false,
}
const here: ProfessionalAnswer = {
  ...issued,
  result: 'registeredHere',
  reader: 'keeper',
  headline: 'This microchip is registered here',
  advice: [],
  record,
}

test('a professional who sees a keeper can write to them and take the animal in', () => {
  const html = drawn(here)
  expect(html).toContain('Message the keeper')
  expect(html).toMatch(new RegExp(`href="/welfare-dashboard/animals/new\\?chip=${NUMBER}"`))
})

test('an organisation that has the animal in already is led to its page, and isn’t asked to take it in again', () => {
  const html = drawn({ ...here, record: { ...record, withYou: record.lookupId } })
  expect(html).toContain('It’s with you')
  expect(html).toContain(`href="/welfare-dashboard/animals/${record.lookupId}"`)
  expect(html).not.toContain('Take it in')
})

test('another register that has the number too is named, with the way to reach it', () => {
  const others = [{ code: 'fernside', name: 'Fernside Register', phone: '01235 123456', site: null, holds: 'yes' as const }]
  const html = drawn({ ...here, others, unproven: true, advice: ['Fernside Register has this microchip as well.'] })
  expect(html).toContain('Registered with Fernside Register too')
  expect(html).toContain('tel:')
  expect(drawn(here)).not.toContain('Registered with')
})
