import { expect, test } from 'vitest'
import { noBreed } from '#features/pets/kit/form/answers.ts'
import { keepDraft, readDraft } from '#platform/web/draft.ts'
import { formSentences } from '#src/testing/sentences.ts'
import { saveTransferFromDatabase } from '../contract.ts'
import { atMovingFields, blankMoving, type Moving, movingAsked } from './transfer.ts'

const now = new Date('2026-11-21T12:00:00Z')
const FILE = '01939e6c-7b1a-7c00-8000-000000000001'

const biscuit: Moving = {
  ...blankMoving,
  chipNumber: '985121004515220',
  species: 'dog',
  breed: { ...noBreed, kind: 'description', text: 'Terrier cross' },
  name: 'Biscuit',
  sex: 'female',
  neutered: 'yes',
  colour: 'Grizzle and tan',
  bornOn: '2021-03-27',
  database: 'fernhill',
  proofKind: 'sameEmail',
}

test('complete answers are what the call takes, whatever the proof', () => {
  const proofs = [
    [
      { ...biscuit, proofKind: 'certificate', certificateId: FILE },
      { kind: 'certificate', fileId: FILE },
    ],
    [
      { ...biscuit, proofKind: 'transferCode', transferCode: ' AB-12 ' },
      { kind: 'transferCode', code: 'AB-12' },
    ],
    [biscuit, { kind: 'sameEmail' }],
  ] as const
  for (const [answers, proof] of proofs)
    expect(saveTransferFromDatabase.input.parse(movingAsked(answers, now))).toMatchObject({ database: 'fernhill', proof })
})

test('a proof that was chosen before another one is not sent', () => {
  const changed = { ...biscuit, transferCode: 'AB12', certificateId: FILE }
  expect(movingAsked(changed, now)).toHaveProperty('proof', { kind: 'sameEmail' })
})

test('what is missing is asked for at the field of the form and in its words', () => {
  const said = (answers: typeof biscuit) => atMovingFields(formSentences(saveTransferFromDatabase, movingAsked(answers, now)))
  expect(said({ ...biscuit, database: '', proofKind: '', species: '' })).toEqual({
    database: 'Choose the database that has the record now',
    proofKind: 'Choose how you can show that the record is yours',
    species: 'Choose what kind of animal it is',
  })
  expect(said({ ...biscuit, proofKind: 'transferCode' })).toEqual({ transferCode: 'Enter the transfer code' })
})

test('a sentence about an answer that was given stays the sentence of the register', () => {
  expect(atMovingFields({ 'proof.fileId': 'Upload the file again' })).toEqual({
    certificateId: 'Upload the file again',
  })
})

test('the code of the other database is not kept in the tab, everything else is', () => {
  const kept = new Map<string, string>()
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: { setItem: (name: string, text: string) => kept.set(name, text), getItem: (name: string) => kept.get(name) ?? null },
  })
  keepDraft('move-here', { ...biscuit, transferCode: 'AB12' })
  expect(readDraft('move-here', blankMoving)).toEqual(biscuit)
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})
