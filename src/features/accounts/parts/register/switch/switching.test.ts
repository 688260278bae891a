import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { switchToImplanter } from '../../../contract.ts'
import { maySwitch, switchAsked, switchAtStart } from './switching.ts'

const home = { line1: '3 Mill Lane', line2: '', town: 'Hereford', county: '', postcode: 'HR1 2BX', nation: 'England' }
const filled = {
  ...switchAtStart({ address: home }),
  professional: { role: 'trained', certificateReference: 'LANTRA 0417', species: 'dog,cat' },
  insurance: { insurer: 'Petplan Business', policyNumber: '', until: '2027-03-31' },
  terms: true,
}

test('an implanter works where they live, unless they say otherwise', () => {
  expect(switchToImplanter.input.parse(switchAsked(filled))).toMatchObject({
    serviceAddress: { line1: '3 Mill Lane', postcode: 'HR1 2BX' },
  })
})

test('a trained implanter names the animals of their certificate, a vet has them all', () => {
  const kinds = (professional: typeof filled.professional) =>
    switchToImplanter.input.parse(switchAsked({ ...filled, professional })).professional.species
  expect(kinds(filled.professional)).toEqual(['dog', 'cat'])
  expect(kinds({ ...filled.professional, role: 'vet', species: '' })).toEqual(['all'])
})

test('what was not answered is asked in words', () => {
  expect(formSentences(switchToImplanter, switchAsked(switchAtStart({ address: null })))).toMatchObject({
    'professional.role': 'Choose your role',
    'professional.certificateReference': 'Enter your certificate or registration number',
    'insurance.until': 'Enter the date you’re insured until',
  })
})

test('who is an implanter already, or has only a trade without this way, is not asked', () => {
  expect(maySwitch({ profileTypes: ['Customer'] })).toBe(true)
  expect(maySwitch({ profileTypes: ['Customer', 'Implanter'] })).toBe(false)
  expect(maySwitch({ profileTypes: ['Trainer'] })).toBe(false)
})
