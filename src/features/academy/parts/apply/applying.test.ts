import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { studentRegister } from '../../contract.ts'
import { applicationAsked, applicationAtStart, atOwnFields, stepsFor } from './applying.ts'

const blank = applicationAtStart('')
const said = { ...blank, species: 'dog,cat', bornOn: '2000-05-04' }

test('somebody with an account says only what they train for', () => {
  expect(studentRegister.input.parse(applicationAsked(said, false))).toEqual({ species: ['dog', 'cat'], bornOn: '2000-05-04', captcha: '' })
  expect(stepsFor(false, undefined).map(({ name }) => name)).toEqual(['training'])
})

test('a newcomer is asked for their account as well, each sentence at its own field', () => {
  const sentences = atOwnFields(formSentences(studentRegister, applicationAsked(blank, true)))
  expect(sentences).toMatchObject({
    species: 'Choose the animals you want to train for',
    bornOn: 'Enter your date of birth',
    name: 'Enter a full name',
    'address.line1': 'Enter a house number or name, and street',
  })
  expect(stepsFor(true, undefined).map(({ name }) => name)).toEqual(['training', 'you', 'address', 'password'])
})
