import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { fieldSentences } from '#platform/contract/words.ts'
import { ChipNumber } from './shape.ts'

const Form = z.strictObject({ chipNumber: ChipNumber })

describe('the chip number of a form', () => {
  test('becomes the normalised number', () => {
    expect(Form.parse({ chipNumber: 'FDX-B 985 121 004 515 220' })).toEqual({ chipNumber: '985121004515220' })
  })

  test.each([
    ['98512100451522', /^Microchip number must be 15 digits\. You typed 14\./],
    ['', /^Enter the microchip number/],
    [undefined, /^Enter the microchip number/],
    ['9'.repeat(1_000_000), /Paste only the number/],
  ])('fails with the sentence that says why: %#', (chipNumber, sentence) => {
    const { error } = Form.safeParse({ chipNumber })
    expect(error && fieldSentences(error)).toEqual({ chipNumber: expect.stringMatching(sentence) })
  })

  test('carries the suggestion for the form to offer', () => {
    const { error } = ChipNumber.safeParse('9851210O4515220')
    expect(error?.issues).toMatchObject([{ params: { refusal: 'letters', suggestion: '985121004515220' } }])
  })

  test('is a plain string in the API document', () => {
    expect(z.toJSONSchema(ChipNumber, { io: 'input' })).toMatchObject({ type: 'string', maxLength: 200 })
  })
})
