import { describe, expect, test } from 'vitest'
import { CallFailed } from '#platform/web/failed.ts'
import { BLANK_KEEPER } from '../keeperanswers.ts'
import { queued } from './fixture.ts'
import { afterSending, inOrder, mayComeRight, readQueued } from './queued.ts'

const rex = queued({ name: 'Rex' })
const failed = (status: number, code: string, fields = {}) => new CallFailed(`It said ${code}`, { status, code, fields })

describe('what becomes of an animal', () => {
  test('that is on the register: it waits no longer', () => expect(afterSending(rex, null)).toBeNull())

  test.each(['offline', 'unreachable'])('that found no signal (%s): it waits, and nothing is held against it', (code) => {
    const before = { ...rex, problem: { message: 'An old one', code: 'tooOften', fields: {} } }
    expect(afterSending(before, failed(0, code))).toEqual({ ...rex, state: 'waiting' })
  })
  test.each([
    [0, 'otherPerson'],
    [0, 'unknown'],
    [401, 'signInFirst'],
    [408, 'tooSlow'],
    [429, 'tooOften'],
    [500, 'unforeseen'],
    [503, 'notNow'],
  ])('to which nobody said no (%i %s): it waits, and says why', (status, code) => {
    expect(afterSending(rex, failed(status, code))).toMatchObject({ state: 'waiting', problem: { message: `It said ${code}`, code } })
  })
  test.each([
    [400, 'checkAnswers'],
    [403, 'notVerified'],
    [403, 'vetsOnly'],
    [409, 'chipTaken'],
    [409, 'usedAlready'],
    [409, 'draftUsed'],
    [409, 'frozen'],
    [413, 'tooLarge'],
  ])('that was refused (%i %s): it is a conflict, with the words and the answers to mend', (status, code) => {
    const fields = { 'pet.chipNumber': 'Look at the number' }
    const conflict = { ...rex, state: 'conflict', problem: { message: `It said ${code}`, code, fields } }
    expect(afterSending(rex, failed(status, code, fields))).toEqual(conflict)
  })
})

describe('what lies on the device', () => {
  const read = (thing: unknown, id = rex.id) => readQueued({ id, thing }, rex.account)

  test('is read as it was put there', () => expect(read(structuredClone(rex))).toEqual(rex))
  test('keeps why it was refused', () => {
    const conflict = afterSending(rex, failed(409, 'chipTaken', { 'pet.chipNumber': 'Taken' }))
    expect(read(structuredClone(conflict))).toEqual(conflict)
  })
  test('waits again where the browser was closed while it was sent', () => {
    expect(read({ ...rex, state: 'sending' })).toMatchObject({ state: 'waiting' })
  })
  test('is not read for another person', () => expect(readQueued({ id: rex.id, thing: rex }, 'someone else')).toBeNull())
  test('is sent under the name by which it lies there, or it could be sent twice', () => {
    const read = readQueued({ id: 'a', thing: rex }, rex.account)
    expect([read?.id, read?.asked['draftId'], read?.answers.draftId]).toEqual(['a', 'a', 'a'])
  })
  test.each([
    ['nothing', undefined],
    ['a text', 'Rex'],
    ['no question', { ...rex, asked: null }],
    ['a list for a question', { ...rex, asked: [] }],
    ['no moment', { ...rex, addedAt: undefined }],
    ['a moment that is none', { ...rex, addedAt: 'yesterday' }],
  ])('is nothing that can be sent where it is %s', (_, thing) => expect(read(thing)).toBeNull())

  test('opens in the form whatever an older version left out or kept in another way', () => {
    const answers = { pet: { name: 'Rex', species: 7, breed: 'Terrier', sex: null }, to: 'nia@example.org', extra: true }
    const item = read({ ...rex, answers })
    expect(item?.answers.pet).toMatchObject({ name: 'Rex', species: '', breed: { kind: 'breed', first: { id: '' } }, sex: '' })
    expect(item?.answers.to).toEqual(BLANK_KEEPER)
    expect(item?.answers).not.toHaveProperty('extra')
  })
})

test('what was put here first goes first', () => {
  const early = queued({ name: 'Early', addedAt: '2026-11-21T09:00:00.000Z' })
  expect(inOrder([rex, early]).map(({ answers }) => answers.pet.name)).toEqual(['Early', 'Rex'])
})

test.each([
  ['chipTaken', true],
  ['notVerified', true],
  ['checkAnswers', false],
  ['notSterile', false],
])('what was refused as %s may be sent again as it is: %s', (code, may) => {
  const refused = afterSending(rex, failed(409, code))
  expect(refused && mayComeRight(refused)).toBe(may)
})
