import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { submitAssessment } from '../../contract.ts'
import { assessmentAsked, assessmentAtStart, nextImplant } from './assessing.ts'

const studentId = '019aa000-0000-7000-8000-000000000001'

test('what was not answered is asked in words', () => {
  expect(formSentences(submitAssessment, assessmentAsked(assessmentAtStart(studentId, '')))).toMatchObject({
    species: 'Choose the animal',
    'implants.0.on': 'Enter the date of the implant',
    'implants.0.place': 'Enter where it was',
    watched: 'Choose how you watched',
    passed: 'Choose whether they’ve passed',
    notRelated: 'Confirm that you and your student aren’t related',
    signature: 'Type your full name to sign',
  })
})

test('a filled form is what the call takes', () => {
  const implants = ['985121004600001', '985121004600002', '985121004600003'].map((chipNumber) => ({
    chipNumber,
    on: '2026-03-27',
    place: 'Stirling',
    passed: 'yes',
  }))
  const filled = {
    ...assessmentAtStart(studentId, 'dog'),
    implants,
    watched: 'video',
    passed: 'no',
    notRelated: true,
    signature: 'Tamsin Reid',
  }
  expect(submitAssessment.input.parse(assessmentAsked(filled))).toMatchObject({
    passed: false,
    implants: [{ passed: true }, {}, {}],
    note: '',
  })
})

test('another implant is probably of the same day and place', () => {
  expect(nextImplant([{ on: '2026-03-27', place: 'Stirling' }])).toEqual({
    chipNumber: '',
    on: '2026-03-27',
    place: 'Stirling',
    passed: 'yes',
  })
})
