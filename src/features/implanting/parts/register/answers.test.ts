import { describe, expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { registerChip } from '../../contract.ts'
import { unreachable } from '../keeperanswers.ts'
import {
  another,
  asksOfMother,
  atChipFields,
  blankChip,
  bornLater,
  type ChipAnswers,
  chipAsked,
  givesOne,
  motherUnsaid,
  payerUnsaid,
  unlikelyImplant,
} from './answers.ts'

const now = new Date('2026-11-21T10:00:00Z')
const [first, second] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002']
const blank = blankChip({ now, draftId: first })
const rex: ChipAnswers = {
  ...blank,
  pet: {
    ...blank.pet,
    chipNumber: '981 020 003 456 789',
    species: 'dog',
    breed: { kind: 'description', first: { id: '', text: '' }, second: { id: '', text: '' }, text: 'Terrier cross' },
    name: 'Rex',
    sex: 'male',
    neutered: 'no',
    colour: 'Tan',
    bornOn: '2026-09-01',
  },
  implant: { implantedOn: '2026-11-21', site: 'Between the shoulder blades', scanBefore: 'none', scanAfter: true },
  to: { ...blank.to, email: 'nia@example.org' },
}

describe('what is sent', () => {
  test('is what the call takes, without what it does not ask', () => {
    const input = registerChip.input.parse(chipAsked(rex, now))
    expect(input).toMatchObject({ draftId: first, pet: { chipNumber: '981020003456789', name: 'Rex' }, to: { email: 'nia@example.org' } })
    expect(input.pet).not.toHaveProperty('photoId')
  })
  test('leaves out the way to reach them that is not known', () => {
    expect(chipAsked(rex, now)).toMatchObject({ to: { email: 'nia@example.org' } })
    expect(chipAsked(rex, now)['to']).not.toHaveProperty('mobile')
  })
})

describe('somebody without e-mail and mobile', () => {
  const address = { line1: '4 Mill Lane', line2: '', town: 'Banbury', county: '', postcode: 'ox16 5qb' }
  const mary = { ...blank.to, by: 'letter', email: 'left@example.org', name: 'Mary Jones', address }
  test('is written to: what was typed for the other way isn’t sent', () => {
    const { to } = registerChip.input.parse(chipAsked({ ...rex, to: mary }, now))
    expect(to).toEqual({ name: 'Mary Jones', address: { ...address, postcode: 'OX16 5QB' } })
    expect(unreachable({ to: mary })).toEqual({})
  })
  test('has to have a name and an address', async () => {
    const said = formSentences(registerChip, chipAsked({ ...rex, to: { ...blank.to, by: 'letter' } }, now))
    expect(said).toMatchObject({
      'to.name': 'Enter a full name',
      'to.address.postcode': expect.anything(),
      'to.address.town': 'Enter a town or city',
    })
  })
  test('may be a breeder', () => {
    expect(chipAsked({ ...rex, as: 'breeder', to: mary }, now)['to']).toMatchObject({ name: 'Mary Jones' })
  })
})

describe('the start', () => {
  test('takes the number of a link, and the day of today', () => {
    expect(blankChip({ now, draftId: first, chipNumber: '981020003456789' })).toMatchObject({
      pet: { chipNumber: '981020003456789' },
      implant: { implantedOn: '2026-11-21', scanAfter: false },
    })
  })
  test('with another of the same keeper keeps whom to ask and the breed, but never a number, a name or a reading', () => {
    expect(another(rex, second)).toMatchObject({
      draftId: second,
      to: rex.to,
      pet: { chipNumber: '', name: '', sex: '', species: 'dog', breed: rex.pet.breed, bornOn: '' },
      implant: { implantedOn: '2026-11-21', site: rex.implant.site, scanBefore: '', scanAfter: false },
    })
  })
  test('with another of the same litter keeps its day of birth', () => {
    expect(another({ ...rex, as: 'breeder' }, second).pet.bornOn).toBe('2026-09-01')
  })
})

describe('one of the implanter’s registrations', () => {
  test('is neither given nor kept until they say who pays', () => {
    expect(givesOne(blank)).toBeNull()
    expect(givesOne({ ...blank, withCredit: true })).toBeNull()
    expect(payerUnsaid(blank)).toEqual({ withCredit: 'Choose who pays for the registration' })
  })
  test('is given or not as they chose', () => {
    expect(givesOne({ withCredit: false, payerSaid: true })).toBe(false)
    expect(givesOne({ withCredit: true, payerSaid: true })).toBe(true)
    expect(payerUnsaid({ ...blank, payerSaid: true })).toEqual({})
  })
  test('stays chosen for the next animal of the same keeper', () => {
    expect(another({ ...rex, withCredit: false, payerSaid: true }, second)).toMatchObject({ withCredit: false, payerSaid: true })
  })
})

describe('who keeps the mother', () => {
  const young = { ...rex, pet: { ...rex.pet, bornOn: '2026-09-27' } }

  test.each([
    ['of a dog under 8 weeks', young, true],
    ['of a cat under 8 weeks', { ...young, pet: { ...young.pet, species: 'cat' as const } }, true],
    ['not of a rabbit', { ...young, pet: { ...young.pet, species: 'rabbit' as const } }, false],
    ['not of a dog of 8 weeks', { ...young, pet: { ...young.pet, bornOn: '2026-09-26' } }, false],
    ['not of a breeder', { ...young, as: 'breeder' }, false],
    ['not while nothing is said of the birth', blank, false],
  ])('is asked %s', (_words, answers, isAsked) => {
    expect(asksOfMother(answers, now)).toBe(isAsked)
    expect(Object.keys(motherUnsaid(answers, now))).toEqual(isAsked ? ['keepsMother'] : [])
    expect(motherUnsaid({ ...answers, keepsMother: true }, now)).toEqual({})
  })
})

describe('what keeps a chip from being registered', () => {
  const implant = (changes: Partial<ChipAnswers['implant']>) => unlikelyImplant({ ...rex, implant: { ...rex.implant, ...changes } }, now)

  test('is nothing where all is well', () => expect(implant({})).toEqual({}))
  test('is another chip that was found before', () => expect(implant({ scanBefore: 'otherChip' })).toHaveProperty(['implant.scanBefore']))
  test('isn’t an older chip, which the law doesn’t count', () => {
    const found = { ...rex, olderChip: '00 061B 23C4', implant: { ...rex.implant, scanBefore: 'otherChip' } }
    expect(unlikelyImplant(found, now)).toEqual({})
    expect(chipAsked(found, now)).toMatchObject({ olderChip: '00 061B 23C4' })
    expect(chipAsked({ ...found, implant: rex.implant }, now)).not.toHaveProperty('olderChip')
    expect(atChipFields({ 'implant.site': 'Enter the site' }, found)).toEqual({ 'implant.site': 'Enter the site' })
    expect(another(found, second).olderChip).toBe('')
  })
  test('is a chip that nobody read afterwards', () => expect(implant({ scanAfter: false })).toHaveProperty(['implant.scanAfter']))
  test('is a day to come', () => expect(implant({ implantedOn: '2026-11-22' })).toHaveProperty(['implant.implantedOn']))
  test('is a day before the animal was born', () => expect(implant({ implantedOn: '2026-08-31' })).toHaveProperty(['implant.implantedOn']))
  test('is a birth after the implant, said where the birth is asked', () => {
    const later = { ...rex, implant: { ...rex.implant, implantedOn: '2026-08-31' } }
    expect(bornLater(later, now)['pet.bornOn']).toContain('31 August 2026')
    expect(bornLater({ ...later, pet: { ...later.pet, bornHow: 'age', ageMonths: '2' } }, now)).toEqual({})
    expect(bornLater(rex, now)).toEqual({})
  })
  test('is that nobody can be asked', () => {
    expect(unreachable({ ...rex, to: { ...blank.to, email: ' ' } })).toHaveProperty(['to.email'])
    expect(unreachable({ ...rex, to: { ...blank.to, mobile: '07700 900123' } })).toEqual({})
  })
})

test('what is missing is asked for in words, and for want of both ways to reach the keeper at the first', () => {
  const nothing = { ...blank, implant: { implantedOn: '', site: '', scanBefore: '', scanAfter: false } }
  expect(formSentences(registerChip, chipAsked(nothing, now))).toMatchObject({
    'pet.species': 'Choose what kind of animal it is',
    'implant.implantedOn': 'Enter the date you implanted the chip',
    'implant.scanBefore': 'Choose what the reader showed before you implanted the chip',
    'implant.site': 'Enter where the chip is',
  })
  expect(atChipFields({ to: 'Give one of both' }, blank)).toEqual({ 'to.email': 'Give one of both' })
})

test('with another chip in the animal nothing else is asked of the implant', () => {
  const found = { ...blank, implant: { ...blank.implant, scanBefore: 'otherChip' } }
  const said = atChipFields({ 'implant.site': 'Enter the site', 'pet.name': 'Enter the name' }, found)
  expect(Object.keys(said)).toEqual(['pet.name', 'implant.scanBefore'])
})
