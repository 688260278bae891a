import { describe, expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { markChipAsdead } from '../../contract.ts'
import { blankReport, deadAsked, mayReport } from './answers.ts'

const blank = blankReport('981 100 004 701 001', new Date('2026-11-21T23:30:00Z'))
const dud = { ...blank, kind: 'unusedDud', words: 'No reader sees it', secondScan: 'Nothing' }
const photo = '0198c0de-0000-7000-8000-000000000001'

describe('what is sent', () => {
  test('is what the call takes', () => {
    expect(markChipAsdead.input.parse(deadAsked(dud))).toMatchObject({
      chipNumber: '981100004701001',
      kind: 'unusedDud',
      noticedOn: '2026-11-21',
      secondScan: 'Nothing',
      labelPhotoId: null,
    })
  })

  test('has the photo of the label', () => {
    expect(deadAsked({ ...dud, labelPhotoId: photo, labelPhotoUrl: '/files/1' })).toMatchObject({ labelPhotoId: photo })
  })

  test('leaves out a proof that was given before another kind was chosen', () => {
    const asked = deadAsked({ ...dud, kind: 'migrated', labelPhotoId: photo })
    expect(asked).not.toHaveProperty('labelPhotoId')
    expect(asked).not.toHaveProperty('secondScan')
  })
})

describe('what is missing', () => {
  test('is asked for in words', () => {
    expect(formSentences(markChipAsdead, deadAsked({ ...blank, noticedOn: '2026-31-' }))).toEqual({
      kind: 'Choose what’s wrong with the chip',
      words: 'Describe what you saw in a sentence or two',
      noticedOn: 'Enter a real date, for example 27 3 2021',
    })
  })
})

test.each([
  ['an implanter', { implants: true, isQualified: true, isOrganisation: false }, ['unusedDud', 'failed', 'migrated', 'reaction']],
  ['who works as a practice and is no implanter', { implants: true, isQualified: false, isOrganisation: false }, ['unusedDud', 'migrated']],
  ['an organisation', { implants: false, isQualified: true, isOrganisation: true }, ['failed', 'migrated', 'reaction']],
  ['anyone else', { implants: false, isQualified: true, isOrganisation: false }, ['migrated']],
] as const)('%s is offered what they may report', (_who, reporter, kinds) => {
  expect(['unusedDud', 'failed', 'migrated', 'reaction'].filter((kind) => mayReport(kind, reporter))).toEqual(kinds)
})
