import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { register } from '../../contract.ts'
import { Professional } from '../../shapes.ts'
import { NO_WORK, workAsked } from './work.ts'

const licensed = { ...NO_WORK, licensed: 'yes', licenceNumber: 'CR/2026/014', issuingAuthority: 'Craven' }

test('a breeder with a licence gives its number and council, one without gives neither', () => {
  expect(Professional.parse(workAsked('Breeder', licensed))).toMatchObject({ licensed: true, licenceNumber: 'CR/2026/014' })
  expect(Professional.parse(workAsked('Breeder', { ...licensed, licensed: 'no' }))).toEqual({ kind: 'Breeder', licensed: false })
})

test('a breeder can say until when the licence is good, and need not', () => {
  const until = { ...licensed, licenceEndsOn: '2027-03-31' }
  expect(Professional.parse(workAsked('Breeder', until))).toMatchObject({ licenceEndsOn: '2027-03-31' })
  expect(Professional.parse(workAsked('Breeder', licensed))).not.toHaveProperty('licenceEndsOn')
})

test('what was typed for one trade does not go along with another', () => {
  const rescue = { ...licensed, organisation: 'Kiln Road Rescue', organisationKind: 'rescue', registrationNumber: '1122334' }
  expect(Professional.parse(workAsked('Welfare', rescue))).not.toHaveProperty('licenceNumber')
})

test('a trainer names their course, and its approval where it has one', () => {
  const course = { ...licensed, organisation: 'Castle Wynd Training', courseApproval: ' SOS/MC/2024/017 ' }
  const approved = { kind: 'Trainer', organisation: 'Castle Wynd Training', courseApproval: 'SOS/MC/2024/017' }
  expect(Professional.parse(workAsked('Trainer', course))).toEqual(approved)
  expect(Professional.parse(workAsked('Trainer', { ...course, courseApproval: '' }))).toEqual({ ...approved, courseApproval: '' })
})

test('a question that was not answered is asked in words', () => {
  const said = (work: 'Breeder' | 'Welfare' | 'Trainer') => formSentences(register, { professional: workAsked(work, NO_WORK) })
  expect(said('Breeder')).toMatchObject({ 'professional.licensed': 'Choose whether you have a breeding licence' })
  expect(said('Welfare')).toMatchObject({
    'professional.organisation': 'Enter the organisation’s name',
    'professional.organisationKind': 'Choose what kind of organisation it is',
  })
  expect(said('Trainer')).toMatchObject({ 'professional.organisation': 'Enter the name of your course or organisation' })
})

test('an implanter is asked for the kinds of animals once they have said what they are', () => {
  const said = (role: string) => Object.keys(formSentences(register, { professional: workAsked('Implanter', { ...NO_WORK, role }) }))
  expect(said('')).not.toContain('professional.species')
  expect(said('vetNurse')).toContain('professional.species')
})
