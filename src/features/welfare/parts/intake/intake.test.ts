import { expect, test } from 'vitest'
import { noBreed } from '#features/pets/kit/form/answers.ts'
import { formSentences } from '#src/testing/sentences.ts'
import { addPetByWelfare } from '../../contract.ts'
import { blankTakingIn, nextTakingIn, takingInAsked, unlikelyIntake } from './intake.ts'

const now = new Date('2026-11-21T12:00:00Z')

const tom = {
  ...blankTakingIn(now),
  chipNumber: '985121004515220',
  species: 'cat',
  breed: { ...noBreed, kind: 'description', text: 'Tabby moggy' },
  name: 'Tom',
  sex: 'male',
  neutered: 'unknown',
  colour: 'Brown tabby',
  bornHow: 'age',
  ageYears: '3',
  intake: {
    kind: 'stray',
    cameOn: '2026-11-20',
    oldDay: '',
    foundWhere: 'Kirkstall Road',
    condition: '',
    councilFrom: '2026-11-20',
    councilReference: 'SD 4471',
    givenUpBy: 'Marta Lewis',
    givenUpContact: '07700 900199',
    signedOn: '2026-11-20',
    finderName: 'Ada Frost',
    finderContact: '07700 900155',
    fromWhom: 'Valley Dogs Rescue',
    fromCountry: 'Romania',
    strayBefore: 'over',
    daysOverOn: '2026-11-10',
  },
}

test('complete answers are what the call takes', () => {
  expect(addPetByWelfare.input.parse(takingInAsked(tom, now))).toMatchObject({
    intake: {
      kind: 'stray',
      cameOn: '2026-11-20',
      foundWhere: 'Kirkstall Road',
      condition: '',
      finderName: 'Ada Frost',
      finderContact: '07700 900155',
    },
    rescueBackup: true,
    bornExactly: false,
  })
})

test('an animal is taken to have come today until another day is given', () => {
  expect(blankTakingIn(now).intake.cameOn).toBe('2026-11-21')
})

test('where it was found is not sent for an animal that was given up', () => {
  const asked = addPetByWelfare.input.parse(takingInAsked({ ...tom, intake: { ...tom.intake, kind: 'surrender' } }, now))
  expect(asked.intake).toMatchObject({ foundWhere: '', councilReference: '', finderName: '', finderContact: '' })
  expect(asked.intake.councilFrom).toBeUndefined()
  expect(asked.intake).toMatchObject({ givenUpBy: 'Marta Lewis', givenUpContact: '07700 900199', signedOn: '2026-11-20' })
})

test('who signed it over is not sent for a stray', () => {
  expect(addPetByWelfare.input.parse(takingInAsked(tom, now)).intake).toMatchObject({ givenUpBy: '', givenUpContact: '' })
})

test('the next of several animals came on the same day, from the same place and in the same way', () => {
  const { intake, ...pet } = nextTakingIn({ ...tom, intake: { ...tom.intake, condition: 'Thin' }, rescueBackup: false }, now)
  expect(intake).toEqual({ ...tom.intake, condition: '' })
  expect(pet).toMatchObject({ chipNumber: '', name: '', species: '', rescueBackup: false })
})

test('a missing answer is asked for in words', () => {
  const blank = { ...tom, intake: { ...tom.intake, kind: '', cameOn: '' } }
  expect(formSentences(addPetByWelfare, takingInAsked(blank, now))).toEqual({
    'intake.kind': 'Choose how the animal came to you',
    'intake.cameOn': 'Enter the date it arrived',
  })
})

test('a day that is still to come is refused where it is asked', () => {
  expect(unlikelyIntake({ ...tom.intake, cameOn: '2026-11-22' }, now)).toHaveProperty(['intake.cameOn'])
  expect(unlikelyIntake({ ...tom.intake, signedOn: '2026-11-22' }, now)).toHaveProperty(['intake.signedOn'])
  expect(unlikelyIntake({ ...tom.intake, councilFrom: '2026-11-22' }, now)).toHaveProperty(['intake.councilFrom'])
  expect(unlikelyIntake(tom.intake, now)).toEqual({})
})

test('where it was before is sent of one that came from elsewhere, and of a pound’s stray whether its days go on', () => {
  const cameBy = (kind: string, over = {}) =>
    addPetByWelfare.input.parse(takingInAsked({ ...tom, intake: { ...tom.intake, kind, ...over } }, now)).intake
  expect(cameBy('stray')).toMatchObject({ fromWhom: '', fromCountry: '' })
  expect(cameBy('stray').strayBefore).toBeUndefined()
  expect(cameBy('fromAbroad')).toMatchObject({ fromWhom: 'Valley Dogs Rescue', fromCountry: 'Romania', councilReference: '' })
  expect(cameBy('fromRescue')).toMatchObject({ strayBefore: 'over', daysOverOn: '2026-11-10', councilReference: '' })
  const counting = cameBy('fromRescue', { strayBefore: 'counting' })
  expect(counting).toMatchObject({ strayBefore: 'counting', councilFrom: '2026-11-20', councilReference: 'SD 4471' })
  expect(counting.daysOverOn).toBeUndefined()
})

test('where it was before is asked for in words', () => {
  const nothing = { fromWhom: '', fromCountry: '', strayBefore: '', daysOverOn: '' }
  const asked = (over: object) =>
    formSentences(addPetByWelfare, takingInAsked({ ...tom, intake: { ...tom.intake, ...nothing, ...over } }, now))
  expect(asked({ kind: 'fromRescue' })).toEqual({
    'intake.fromWhom': 'Enter the rescue, pound or council it came from',
    'intake.strayBefore': 'Choose whether it was a stray there',
  })
  expect(asked({ kind: 'fromAbroad' })).toEqual({ 'intake.fromCountry': 'Enter the country it came from' })
  expect(asked({ kind: 'fromRescue', fromWhom: 'Valley', strayBefore: 'over' })).toEqual({
    'intake.daysOverOn': 'Enter the day its time as a stray was over',
  })
})

test('a year that was mistyped is asked again until that day is confirmed', () => {
  const slip = { ...tom.intake, cameOn: '2025-11-20', councilFrom: '2025-11-20' }
  expect(unlikelyIntake(slip, now)['intake.cameOn']).toContain('20 November 2025 is more than a year ago')
  const confirmed = { ...slip, oldDay: '2025-11-20' }
  expect(unlikelyIntake(confirmed, now)).toEqual({})
  const isLongAgo = (intake: typeof slip) => addPetByWelfare.input.parse(takingInAsked({ ...tom, intake }, now)).intake.isLongAgo
  expect([isLongAgo(slip), isLongAgo(confirmed), isLongAgo({ ...confirmed, cameOn: '2024-11-20' })]).toEqual([false, true, false])
})
