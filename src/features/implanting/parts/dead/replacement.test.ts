import { expect, test } from 'vitest'
import { withoutBlanks } from '#platform/web/form.ts'
import { formSentences } from '#src/testing/sentences.ts'
import { chipWithPet } from '../../contract.ts'
import { blankReplacement, scansBefore } from './replacement.ts'

const blank = blankReplacement(new Date('2026-11-21T10:00:00Z'))

test('another chip is mostly put in on the day it is written down, and never read before somebody says so', () => {
  expect(blank.implant).toEqual({ implantedOn: '2026-11-21', site: '', scanBefore: '', scanAfter: false })
})

test('what is missing is asked for in words', () => {
  expect(formSentences(chipWithPet, withoutBlanks(blank))).toMatchObject({
    'implant.site': 'Enter where the chip is',
    'implant.scanBefore': 'Choose what the reader showed before you implanted the chip',
  })
})

test('a chip that hurt may answer still; one that failed may not', () => {
  expect(scansBefore('reaction')[1]?.label).toBe('The old number')
  expect(scansBefore('failed')[1]?.hint).toContain('you can’t implant a new chip')
})
