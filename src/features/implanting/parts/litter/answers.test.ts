import { expect, test } from 'vitest'
import { empty } from '#knowledge/chipnumbers/refusals.ts'
import { atLitterFields, blankLitter, chipOf, firstRow, type LitterAnswers, rowAsked, withoutRow } from './answers.ts'
import { blankRow } from './rows.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const row = { ...blankRow('two'), chipNumber: '977200009412683', name: 'Fern', sex: 'female', colour: 'Black' }

function litter(): LitterAnswers {
  const blank = blankLitter(NOW, () => 'one')
  return { ...blank, pet: { ...blank.pet, species: 'dog', neutered: 'no' }, rows: [blankRow('one'), row] }
}

test('a row is asked as one animal, with what is given for the whole litter', () => {
  expect(rowAsked(litter(), row, NOW)).toMatchObject({
    draftId: 'two',
    as: 'breeder',
    pet: { chipNumber: '977200009412683', species: 'dog', name: 'Fern', sex: 'female', neutered: 'no', colour: 'Black' },
    implant: { implantedOn: '2026-11-21' },
  })
  expect(rowAsked(litter(), row, NOW)).not.toHaveProperty('rows')
})

test('what waits on the device is what the form for one animal takes', () => {
  const { rows: _rows, ...shared } = litter()
  expect(chipOf(litter(), row)).toEqual({ ...shared, draftId: 'two', pet: { ...shared.pet, ...own() } })
})

test('breeder and keeper can be written to on paper, about all of the litter at once', () => {
  const to = { ...litter().to, by: 'letter', email: 'left@example.org', name: 'Mary Jones' }
  for (const as of ['breeder', 'customer']) {
    const asked = rowAsked({ ...litter(), to, as }, row, NOW)
    expect(asked['to']).not.toHaveProperty('email')
    expect(asked).toMatchObject({ ofLitter: true, as })
  }
})

test('the first row of an animal stands for the litter, else the first', () => {
  expect(firstRow(litter())).toBe(row)
  expect(firstRow({ ...litter(), rows: [blankRow('one')] }).draftId).toBe('one')
})

test('what is wrong with one animal stands in its row, and the rest where it is given for all', () => {
  const said = { 'pet.chipNumber': 'Already registered', 'pet.breed.breedId': 'Choose a breed', 'implant.site': 'Enter where' }
  expect(atLitterFields(said, litter(), row)).toEqual({
    'rows.1.chipNumber': 'Row 2: Already registered',
    'pet.breed': 'Choose a breed',
    'implant.site': 'Enter where',
  })
  expect(atLitterFields({ 'pet.chipNumber': empty.because }, litter(), row)).toEqual({
    'rows.1.chipNumber': 'Row 2: Scan the chip, or enter its number',
  })
  expect(withoutRow('Row 2: Already registered')).toBe('Already registered')
})

function own() {
  const { draftId: _draft, ...rest } = row
  return rest
}
