import { expect, test } from 'vitest'
import { sentences } from './printing/sentences.ts'
import { notOurVoice } from './printing/voice.ts'

/** Sentences that the specification fixes letter by letter. */
const FIXED = new Set(['Please select your profile type'])

test('the product speaks as a British public service would', () => {
  const wrong = sentences()
    .filter(({ text }) => !FIXED.has(text))
    .flatMap(({ file, text }) => notOurVoice(text).map((instead) => `${file}: ${text} → ${instead}`))
  expect(wrong).toEqual([])
})
