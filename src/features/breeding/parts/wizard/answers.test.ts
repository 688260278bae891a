import { describe, expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { addPetByBreeder, recordLitter } from '../../contract.ts'
import { blankLitter, chipsComeLater, type LitterAnswers, litterAsked, newbornAsked } from './answers.ts'
import { atLitterFields } from './litterfields.ts'

const now = new Date('2026-11-21T12:00:00Z')
const puppy = {
  key: 'a',
  chipNumber: '956 000 000 000 001',
  name: 'Red ribbon',
  sex: 'female',
  colour: 'Grizzle',
  markings: '',
  kennelClubNumber: '',
}
const bramble: LitterAnswers = {
  ...blankLitter,
  dam: { ...blankLitter.dam, name: 'Bramble' },
  species: 'dog',
  breed: { ...blankLitter.breed, first: { id: 'border-terrier', text: 'Border Terrier' } },
  bornOn: '2026-09-01',
  young: [puppy, { ...puppy, key: 'b', chipNumber: '956000000000002', name: '', sex: '', colour: '' }],
}

describe('a litter', () => {
  test('that is told in full is what the call takes, also when its mother has no chip', () => {
    const whole = { ...bramble, young: [puppy] }
    expect(addPetByBreeder.input.parse(litterAsked(whole, now))).toMatchObject({
      dam: { name: 'Bramble', chipNumber: null },
      bornOn: '2026-09-01',
      young: [{ chipNumber: '956000000000001' }],
    })
  })

  test('whose date is an estimate says so', () => {
    expect(litterAsked({ ...bramble, bornExactly: false }, now)).toMatchObject({ bornExactly: false })
  })
})

describe('a litter before its chips', () => {
  const newborn = [{ key: 'a', name: 'Bitch 1', sex: 'female', colour: '' }]

  test('is what the call takes that writes it down, and asks how many there are', () => {
    expect(recordLitter.input.parse(newbornAsked({ ...bramble, newborn }, now))).toMatchObject({
      dam: { name: 'Bramble' },
      newborn: [{ name: 'Bitch 1', sex: 'female', colour: '' }],
    })
    expect(formSentences(recordLitter, newbornAsked(bramble, now))).toEqual({ newborn: 'Enter how many there are' })
  })

  test('is guessed from its age until the breeder says, and not from a date that’s half typed', () => {
    expect(chipsComeLater({ ...bramble, bornOn: '2026-11-01' }, now)).toBe(true)
    expect(chipsComeLater(bramble, now)).toBe(false)
    expect(chipsComeLater({ ...bramble, chips: 'later' }, now)).toBe(true)
    expect(chipsComeLater({ ...bramble, bornOn: '2026-11-01', chips: 'now' }, now)).toBe(false)
    for (const half of ['-', '25--', '2026-11-', '2026-13-40']) expect(chipsComeLater({ ...bramble, bornOn: half }, now)).toBe(false)
  })
})

describe('those that were lost', () => {
  test('are counted where the breeder says so, and nothing typed is none', () => {
    const whole = { ...bramble, young: [puppy] }
    expect(addPetByBreeder.input.parse(litterAsked({ ...whole, bornDead: '1', diedBeforeChip: '2' }, now))).toMatchObject({
      bornDead: 1,
      diedBeforeChip: 2,
    })
    expect(addPetByBreeder.input.parse(litterAsked(whole, now))).toMatchObject({ bornDead: 0, diedBeforeChip: 0 })
    expect(formSentences(addPetByBreeder, litterAsked({ ...whole, bornDead: 'one' }, now))).toEqual({
      bornDead: 'Enter a whole number from 0 to 20',
    })
  })
})

describe('a Kennel Club number', () => {
  const read = (kennelClubNumber: string) =>
    addPetByBreeder.input.safeParse(litterAsked({ ...bramble, young: [{ ...puppy, kennelClubNumber }] }, now))

  test.each([
    ['ab01234501', 'AB01234501'],
    ['AB 0123 4501', 'AB01234501'],
    ['V0313508V04', 'V0313508V04'],
    ['3220 DA', '3220DA'],
    ['KCSB 3220DA', 'KCSB3220DA'],
    ['ATC AB01234FRA', 'ATCAB01234FRA'],
    ['ISDS 00/123456', 'ISDS00/123456'],
    ['', ''],
  ])('%s is read in the form it is printed in', (typed, number) => {
    expect(read(typed).data?.young[0]?.kennelClubNumber).toBe(number)
  })

  test.each(['12345', 'AB0123450', 'none', 'AB012345011', '977200009500201'])('%s is asked for again, by an example', (typed) => {
    expect(read(typed).error?.issues[0]?.message).toBe('Enter the number as it’s on the certificate, for example AB01234501')
  })
})

describe('what is wrong', () => {
  const contract = (answers: LitterAnswers) => formSentences(addPetByBreeder, litterAsked(answers, now))

  test('with one of the offspring names its row and asks in words', () => {
    const problems = atLitterFields(contract(bramble))
    expect(Object.keys(problems).sort()).toEqual(['young.1.colour', 'young.1.name', 'young.1.sex'])
    expect(problems['young.1.sex']).toBe('Row 2: Choose female, male or not known')
  })

  test('with a chip in the eyes of the server keeps its sentence', () => {
    expect(atLitterFields({ 'young.0.chipNumber': 'This microchip is registered already.' })).toEqual({
      'young.0.chipNumber': 'Row 1: This microchip is registered already.',
    })
  })

  test('with a litter that has nothing yet is asked for in words', () => {
    const problems = atLitterFields(contract(blankLitter))
    expect(problems).toMatchObject({
      young: 'Add the microchip number of each animal',
      'dam.name': 'Enter the mother’s name',
      bornOn: 'Enter the date of birth',
    })
  })
})
